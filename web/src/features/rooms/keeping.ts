// Presets of tables and the last settings by game: with the account, or in this browser for guests.
import loaders from "package:loaders/shared-presets";
import { isDevice } from "package:transport";
import { ask } from "../../net/api";
import type { Presets, PresetsView, Settings } from "../../net/types/wire";
import { Subject } from "../../text/words.svelte";

export const presetTexts = new Subject(loaders);

const KEY = "metro2033-tables";
export type Kept = Required<Presets>;
export interface Keeping {
  account: boolean; // whether the server keeps them
  kept: Kept;
}

function ofBrowser(): Kept {
  try {
    return { presets: [], last: {}, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Presets) };
  } catch {
    return { presets: [], last: {} };
  }
}

/** Returns what is kept. An account that has nothing yet begins with what this browser has. */
export async function loadKept(): Promise<Keeping> {
  const own = ofBrowser();
  if (isDevice) return { account: false, kept: own };
  const { account, kept } = await ask<PresetsView>("GET", "/api/presets");
  const has = Boolean(kept?.presets?.length || Object.keys(kept?.last ?? {}).length);
  return { account, kept: account && has ? { presets: [], last: {}, ...kept } : own };
}

export async function keep({ account, kept }: Keeping): Promise<void> {
  if (account) await ask<null>("PUT", "/api/presets", kept);
  else localStorage.setItem(KEY, JSON.stringify(kept));
}

/** Returns the same with a game's last settings, that game last. */
export function withLast(kept: Kept, used: Settings): Kept {
  const { [used.game ?? "board"]: _, ...others } = kept.last;
  return { ...kept, last: { ...others, [used.game ?? "board"]: used } };
}
