// Links begin with a slash in the sources. The build writes a prefix before it: the path below which the server is, or "#" in the edition
// without a server, whose addresses stand behind a hash sign, so that every static host serves them.
import type { PreprocessorGroup } from "svelte/compiler";

const PLAIN = /(\shref=")\//g;
const COMPUTED = /(\shref=)\{((?:[^{}]|\{[^{}]*\})*)\}/g;
const SCRIPT = /<script lang="ts"(?! module)[^>]*>/;

export const links: PreprocessorGroup = {
  name: "links",
  markup({ content, filename }) {
    const code = content.replace(PLAIN, "$1{prefix}/").replace(COMPUTED, "$1{prefixed($2)}");
    if (code === content) return { code };
    if (!SCRIPT.test(content)) throw new Error(`${filename} has links, but no script that could import their prefix`);
    return { code: code.replace(SCRIPT, `$&import { prefix, prefixed } from "package:transport";`) };
  },
};
