// Hands a file over to the reader that no address leads to.
import { transport } from "package:transport";

export async function download(path: string): Promise<void> {
  const { status, text, name } = await transport.request("GET", path);
  if (status !== 200) throw new Error(text);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name ?? `metro2033-${/rooms\/([\w-]{1,6})/.exec(path)?.[1] ?? "game"}.metro`;
  link.click();
  URL.revokeObjectURL(link.href);
}
