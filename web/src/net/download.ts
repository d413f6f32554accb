// Saves files on the reader's device.
import { transport } from "package:transport";

export function save(content: string | Blob, name: string, type = "application/json"): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type: content instanceof Blob ? content.type : type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}

/** Saves a file that no address leads to. */
export async function download(path: string): Promise<void> {
  const { status, text, name } = await transport.request("GET", path);
  if (status !== 200) throw new Error(text);
  save(text, name ?? `metro2033-${/rooms\/([\w-]{1,6})/.exec(path)?.[1] ?? "game"}.metro`, "text/plain");
}
