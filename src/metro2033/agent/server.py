"""The tools of a session as a server of the Model Context Protocol, over standard input and output. Needs the extra `mcp`."""

from __future__ import annotations

from typing import Any

import msgspec
from mcp import types
from mcp.server.lowlevel import Server
from mcp.server.stdio import stdio_server

from metro2033 import __version__, codec
from metro2033.agent.session import Session
from metro2033.agent.tool import Reply, Tool, schema_of
from metro2033.kernel.problem import BadOption, Problem
from metro2033.text.say import say_problem
from metro2033.text.words import words_for

NAME = "metro2033"


def server_of(session: Session) -> Server[Any]:
    """Returns a server with the tools of a session."""
    tools = {tool.name: tool for tool in session.tools()}
    say = words_for(session.language, "").say

    async def list_tools(_: Any, __: types.PaginatedRequestParams | None) -> types.ListToolsResult:
        return types.ListToolsResult(tools=[_describe(tool, say(_key(tool))) for tool in tools.values()])

    async def call_tool(_: Any, params: types.CallToolRequestParams) -> types.CallToolResult:
        try:
            reply = await _call(tools, params.name, params.arguments or {})
        except Problem as problem:
            return _result(say_problem(problem, session.language), None)
        return _result(reply.text, msgspec.to_builtins(reply.data))

    return Server(
        NAME,
        version=__version__,
        instructions=say("agent-instructions"),
        on_list_tools=list_tools,
        on_call_tool=call_tool,
    )


def _key(tool: Tool) -> str:
    return f"agent-tool-{tool.name.replace('_', '-')}"


def _describe(tool: Tool, text: str) -> types.Tool:
    return types.Tool(
        name=tool.name,
        description=text,
        input_schema=schema_of(tool.takes),
        output_schema=schema_of(tool.gives),
        annotations=types.ToolAnnotations(read_only_hint=not tool.changes, open_world_hint=False),
    )


async def _call(tools: dict[str, Tool], name: str, given: dict[str, Any]) -> Reply:
    tool = tools.get(name)
    if tool is None:
        raise BadOption("agent-no-tool", tool=name[:40], allowed=tuple(tools))
    try:
        wanted = codec.convert(given, tool.takes)
    except msgspec.ValidationError as fault:
        raise BadOption("agent-arguments", tool=name, why=str(fault)[:200]) from None
    return await tool.run(wanted)


def _result(text: str, data: dict[str, Any] | None) -> types.CallToolResult:
    """Returns a result; without data, an error that the model can read."""
    content: list[types.ContentBlock] = [types.TextContent(type="text", text=text)]
    return types.CallToolResult(content=content, structured_content=data, is_error=data is None)


async def serve(session: Session) -> None:
    """Serves a session on standard input and output until the host closes them."""
    server = server_of(session)
    try:
        async with stdio_server() as (read, write):
            await server.run(read, write, server.create_initialization_options())
    finally:
        await session.close()
