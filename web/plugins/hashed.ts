// Addresses of the edition without a server stand behind a hash sign, so that every static host serves them: links are written so when
// the page is built.
import type { PreprocessorGroup } from "svelte/compiler";

const PLAIN = /(\shref=")\//g;
const EXPRESSION = /(\shref=)\{((?:[^{}]|\{[^{}]*\})*)\}/g;

export const hashed: PreprocessorGroup = {
  name: "hashed",
  markup: ({ content }) => ({
    code: content
      .replace(PLAIN, "$1#/")
      .replace(EXPRESSION, (_, name: string, code: string) => `${name}{${code.replaceAll(/([`"'])\//g, "$1#/")}}`),
  }),
};
