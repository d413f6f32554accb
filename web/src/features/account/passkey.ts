// Passkeys in the browser: creating one and authenticating with one. Bytes are encoded as base64url.
import { ask } from "../../net/api";
import type { AccountView, PasskeyChallenge, PasskeyList, PasskeyView } from "../../net/types/wire";

const PATH = "/api/account/passkeys";
const LOGIN = "/api/account/login/passkey";

/** The browser returned no passkey: cancelled, timed out, or none exists. */
export class NoPasskey extends Error {}

const bytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (character) => character.charCodeAt(0));
const text = (data: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(data)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** Returns whether passkeys work at this address. */
export const canUse = (rp: string) => isSecureContext && "PublicKeyCredential" in window && location.hostname === rp;

export const passkeys = () => ask<PasskeyList>("GET", PATH);
export const renamePasskey = (id: string, name: string) => ask<null>("POST", `${PATH}/${id}/rename`, { name });
export const removePasskey = (id: string) => ask<null>("DELETE", `${PATH}/${id}`);

async function credential(asked: Promise<Credential | null>): Promise<PublicKeyCredential> {
  const credential = await asked.catch((fault: unknown) => {
    throw new NoPasskey(String(fault));
  });
  if (!(credential instanceof PublicKeyCredential)) throw new NoPasskey();
  return credential;
}

export async function addPasskey(name: string, password: string): Promise<PasskeyView> {
  const asked = await ask<PasskeyChallenge>("POST", `${PATH}/begin`, { password });
  const made = await credential(
    navigator.credentials.create({
      publicKey: {
        challenge: bytes(asked.challenge),
        rp: { id: asked.rp, name: "Metro 2033" },
        user: { id: bytes(asked.user ?? ""), name: asked.name ?? "", displayName: asked.name ?? "" },
        pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: "public-key", alg })),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        excludeCredentials: (asked.known ?? []).map((id) => ({ type: "public-key", id: bytes(id) })),
      },
    }),
  );
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  return ask<PasskeyView>("POST", PATH, {
    name,
    id: made.id,
    client_data: text(clientDataJSON),
    attestation: text(attestationObject),
  });
}

export async function logInByPasskey(): Promise<AccountView> {
  const asked = await ask<PasskeyChallenge>("POST", `${LOGIN}/begin`);
  const given = await credential(
    navigator.credentials.get({
      publicKey: { challenge: bytes(asked.challenge), rpId: asked.rp, userVerification: "required" },
    }),
  );
  const { clientDataJSON, authenticatorData, signature } = given.response as AuthenticatorAssertionResponse;
  return ask<AccountView>("POST", LOGIN, {
    id: given.id,
    client_data: text(clientDataJSON),
    authenticator_data: text(authenticatorData),
    signature: text(signature),
  });
}
