// Made by tools/page_types.py; do not edit.

export const LANGUAGES = ["en", "de", "pl", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

/** How a language sets its texts: see text/typeset.py. */
export interface Typesetting {
  join_letters: string;
  join_numbers: boolean;
  join_marks: string;
  curly_apostrophes: boolean;
}

/** The name of each language in itself, how it writes numbers and lists, and how it sets texts. */
export const ABOUT: Record<Language, { name: string; locale: string; typesetting: Typesetting }> = {
  en: {
    name: "English",
    locale: "en-GB",
    typesetting: { join_letters: "", join_numbers: false, join_marks: "", curly_apostrophes: true },
  },
  de: {
    name: "Deutsch",
    locale: "de",
    typesetting: { join_letters: "", join_numbers: true, join_marks: "–…", curly_apostrophes: false },
  },
  pl: {
    name: "Polski",
    locale: "pl",
    typesetting: { join_letters: "AaIiOoUuWwZz", join_numbers: true, join_marks: "", curly_apostrophes: false },
  },
  ru: {
    name: "Русский",
    locale: "ru",
    typesetting: { join_letters: "АаВвИиКкОоСсУуЯя", join_numbers: true, join_marks: "—–", curly_apostrophes: false },
  },
};
