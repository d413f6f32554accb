// Requests about accounts.
import { ask } from "../../net/api";
import type { AccessView, AccountView, SessionList } from "../../net/types/wire";

export const account = () => ask<AccountView>("GET", "/api/account");
export const createAccount = (name: string, password: string) =>
  ask<AccountView>("POST", "/api/account", { name, password });
export const logIn = (name: string, password: string) =>
  ask<AccountView>("POST", "/api/account/login", { name, password });
export const logOut = () => ask<null>("POST", "/api/account/logout");
export const renameAccount = (name: string) => ask<AccountView>("POST", "/api/account/rename", { name });
export const deleteAccount = (password: string) => ask<null>("POST", "/api/account/delete", { password });
export const deleteGuest = () => ask<null>("POST", "/api/account/delete-guest");
export const changePassword = (old: string, next: string) =>
  ask<AccessView>("POST", "/api/account/password", { old, new: next });
export const resetPassword = (token: string, password: string) =>
  ask<null>("POST", "/api/account/reset", { token, password });
export const sessions = async () => (await ask<SessionList>("GET", "/api/account/sessions")).sessions;
export const endSession = (id: string) => ask<null>("DELETE", `/api/account/sessions/${id}`);
export const endOthers = () => ask<null>("DELETE", "/api/account/sessions");
export const access = () => ask<AccessView>("GET", "/api/account/access");
export const endToken = (id: string) => ask<null>("DELETE", `/api/account/tokens/${id}`);
