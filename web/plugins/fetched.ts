// Files that the page fetches on demand: the build writes them beside its own, the development server keeps them in memory.
import type { Plugin, Rollup } from "vite";

const PLACE = "/@fetched";
const kept = new Map<string, string>();

/** Returns the code of a module whose value is the address of a file. */
export function addressOf(plugin: Rollup.PluginContext, name: string, source: string): string {
  if (plugin.environment.mode === "build")
    return `export default import.meta.ROLLUP_FILE_URL_${plugin.emitFile({ type: "asset", name, source })};`;
  kept.set(`/${name}`, source);
  return `export default "${PLACE}/${name}";`;
}

export function fetched(): Plugin {
  return {
    name: "fetched",
    configureServer(server) {
      server.middlewares.use(PLACE, (request, response, next) => {
        const source = kept.get(request.url ?? "");
        if (source === undefined) return next();
        response.setHeader(
          "content-type",
          request.url?.endsWith(".json") ? "application/json" : "text/plain; charset=utf-8",
        );
        response.end(source);
      });
    },
  };
}
