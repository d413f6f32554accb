// Requests about leagues.
import { ask } from "../../net/api";
import type {
  LeagueAdd,
  LeagueAward,
  LeagueCancel,
  LeagueConsent,
  LeagueInvitation,
  LeagueInviteAnew,
  LeagueJournal,
  LeagueLeave,
  LeagueList,
  LeaguePlan,
  LeaguePostpone,
  LeaguePublish,
  LeagueRemove,
  LeagueReplace,
  LeagueStart,
  LeagueView,
} from "../../net/types/wire";

export type LeagueCommand =
  | LeagueAdd
  | LeagueAward
  | LeagueCancel
  | LeagueConsent
  | LeagueInviteAnew
  | LeagueLeave
  | LeaguePostpone
  | LeaguePublish
  | LeagueRemove
  | LeagueReplace
  | LeagueStart;

export const leagues = () => ask<LeagueList>("GET", "/api/leagues");
export const leagueOf = (id: string) => ask<LeagueView>("GET", `/api/leagues/${id}`);
export const makeLeague = (plan: LeaguePlan) => ask<LeagueView>("POST", "/api/leagues", plan);
export const invitationOf = (id: string, invite: string) =>
  ask<LeagueInvitation>("GET", `/api/leagues/${id}/invitation/${invite}`);
export const joinLeague = (id: string, invite: string, open: boolean) =>
  ask<LeagueView>("POST", `/api/leagues/${id}/join`, { invite, public: open });
/** Executes a command; returns nothing after leaving a league that only its members may see. */
export const commandLeague = (id: string, what: LeagueCommand) =>
  ask<LeagueView | null>("POST", `/api/leagues/${id}/commands`, what);
export const journalOf = async (id: string) => (await ask<LeagueJournal>("GET", `/api/leagues/${id}/journal`)).entries;
