// Hands a file over to the reader that no address leads to.
import { transport } from "package:transport";

export async function download(path: string): Promise<void> {
  const { status, text, name } = await transport.request("GET", path);
  if (status === 200) saveText(text, name ?? "metro2033.metro");
}

export function saveText(text: string, name: string, type = "text/plain"): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
