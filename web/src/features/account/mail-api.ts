// Requests about e-mail addresses and notices by mail.
import { ask } from "../../net/api";
import { language } from "../../text/settings.svelte";
import type { MailConfirmed, MailNotices, MailView } from "../../net/types/wire";

export const mail = () => ask<MailView>("GET", "/api/account/mail");
export const setMail = (address: string, password: string) =>
  ask<MailView>("PUT", "/api/account/mail", { address, password, language: language() });
export const confirmAgain = () => ask<null>("POST", "/api/account/mail/again");
export const confirmMail = (token: string) => ask<MailConfirmed>("POST", "/api/account/mail/confirm", { token });
export const removeMail = (password: string) => ask<null>("POST", "/api/account/mail/remove", { password });
export const chooseNotices = (wanted: MailNotices) => ask<MailView>("PUT", "/api/account/mail/notices", wanted);
export const forgotPassword = (who: string) => ask<null>("POST", "/api/account/forgot", { who, language: language() });
