// Made by tools/page_types.py; do not edit.

export const LANGUAGES = ["en", "pl", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The name of each language in itself, and how it writes numbers and lists. */
export const ABOUT: Record<Language, { name: string; locale: string }> = {
  en: { name: "English", locale: "en-GB" },
  pl: { name: "Polski", locale: "pl" },
  ru: { name: "Русский", locale: "ru" },
};
