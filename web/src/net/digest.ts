// The digest of a view, computed as on the server, to detect a difference.
const BYTES = 8;

/** Returns the first bytes of a view's SHA-256 in hexadecimal; null if the browser cannot compute it. */
export async function digestOf(view: unknown): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(canonical(view)));
  return Array.from(new Uint8Array(hash, 0, BYTES), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value && typeof value === "object") {
    const fields = value as Record<string, unknown>;
    return `{${Object.keys(fields)
      .sort()
      .map((key) => `${JSON.stringify(key)}:${canonical(fields[key])}`)
      .join(",")}}`;
  }
  return JSON.stringify(value);
}
