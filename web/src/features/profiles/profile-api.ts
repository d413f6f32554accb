// Requests about profiles, ratings and leaderboards.
import { ask } from "../../net/api";
import type { Leaderboard, PastGames, ProfileView, RoomRatings } from "../../net/types/wire";

export const profile = (id: string) => ask<ProfileView>("GET", `/api/profiles/${encodeURIComponent(id)}`);
export const pastGames = (id: string, page: number) =>
  ask<PastGames>("GET", `/api/profiles/${encodeURIComponent(id)}/games?page=${page}`);
export const leaderboard = (game: string, seats: number, page: number) =>
  ask<Leaderboard>("GET", `/api/leaderboards/${encodeURIComponent(game)}?seats=${seats}&page=${page}`);
export const roomRatings = (room: string) => ask<RoomRatings>("GET", `/api/rooms/${room}/ratings`);
export const choose = (wanted: boolean) => ask<ProfileView>("PUT", "/api/profile", { public: wanted });
