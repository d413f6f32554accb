import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

// The layers of the page, top to bottom: a folder imports only from itself and from those below it. A game is imported only through
// `games/index.ts`, from any layer down to `playback`; the types of the wire are open to all.
const STOREYS = [["app"], ["features"], ["games"], ["table"], ["live", "playback"], ["ui"], ["net"], ["text"]];
const GAMES = ["board", "breakthrough"];

/**
 * Forbids a folder to import what lies above it, at the top of a file or later.
 * @param {string} folder
 * @param {number} storey
 * @param {string} games
 */
function layer(folder, storey, games) {
  const above = STOREYS.slice(0, storey).flat();
  const names = above
    .filter((name) => name !== "games")
    .map((name) => (name === "net" ? "net/(?!types/)" : `${name}/`));
  const regex = `^(?:\\.\\./)+(?:${[...names, games].join("|")})`;
  const message = `src/${folder} must not import this: see STOREYS in eslint.config.js`;
  const selector = `ImportExpression[source.value=/${regex.replaceAll("/", "\\/")}/]`;
  return {
    files: [`src/${folder}/**`],
    rules: {
      "no-restricted-imports": ["error", { patterns: [{ regex, message }] }],
      "no-restricted-syntax": ["error", { selector, message }],
    },
  };
}
const layers = STOREYS.flatMap((folders, storey) =>
  folders[0] === "games"
    ? GAMES.map((game) => layer(`games/${game}`, storey, GAMES.map((other) => `${other}/`).join("|")))
    : folders.map((folder) => layer(folder, storey, storey > 4 ? "games" : "games/.")),
);

export default defineConfig(
  { ignores: ["node_modules", "src/net/types"] },
  js.configs.recommended,
  ...ts.configs.recommendedTypeChecked,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: {
        projectService: { allowDefaultProject: ["*.js", "device/*.mjs"] },
        extraFileExtensions: [".svelte"],
      },
    },
  },
  {
    rules: {
      "no-undef": "off", // the type checker's job
      "svelte/prefer-svelte-reactivity": "off", // collections are replaced, never changed in place
      "svelte/no-useless-mustaches": "off", // {" "} is a space that the formatter keeps
      "@typescript-eslint/no-unused-vars": [
        "error",
        { ignoreRestSiblings: true, argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
      ],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true, allowArray: true }],
    },
  },
  ...layers,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      "@typescript-eslint/no-unsafe-assignment": "off", // the linter sees runes as `any`; svelte-check knows their types
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
);
