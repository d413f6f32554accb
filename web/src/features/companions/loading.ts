// Loads the parts about companions, with their texts, on demand.
export async function companionParts() {
  const parts = await import("./parts");
  await parts.companionTexts.load();
  return parts;
}
