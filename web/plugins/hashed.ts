// Addresses of the edition without a server stand behind a hash sign, so that every static host serves them. Links are written so when the
// page is built; those that are computed are rewritten when they are shown.
import type { PreprocessorGroup } from "svelte/compiler";

const PLAIN = /(\shref=")\//g;
const COMPUTED = /(\shref=)\{((?:[^{}]|\{[^{}]*\})*)\}/g;
const SCRIPT = /<script lang="ts"(?! module)[^>]*>/;

export const hashed: PreprocessorGroup = {
  name: "hashed",
  markup({ content }) {
    const written = content.replace(PLAIN, "$1#/").replace(COMPUTED, "$1{hashedLink($2)}");
    const imported = `$&import { hashedLink } from "package:transport";`;
    return { code: written.includes("hashedLink(") ? written.replace(SCRIPT, imported) : written };
  },
};
