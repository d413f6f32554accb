// Copies a field's text.

export async function copyFrom(field: HTMLInputElement | HTMLTextAreaElement | undefined): Promise<void> {
  try {
    await navigator.clipboard.writeText(field?.value ?? "");
  } catch {
    field?.select(); // the clipboard is unavailable without TLS
    document.execCommand("copy");
  }
}
