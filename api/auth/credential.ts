import type { IncomingHttpHeaders } from "node:http";
import { badRequest } from "../refusal.ts";
import { unauthorized } from "./unauthorized.ts";

/** What a route can take. Kinds that are sent in the same headers differ by route: no route takes two of them. */
export type CredentialKind = "jwt" | "oauth" | "key" | "signature";

interface Sending {
  readonly headers: readonly string[];
  /** In the words of a refusal. */
  readonly words: string;
}

const BEARER: Sending = { headers: ["authorization"], words: "an access token (Authorization: Bearer …)" };
const API_KEY: Sending = { headers: ["x-api-key"], words: "an API key (x-api-key)" };
const SIGNATURE: Sending = {
  headers: ["x-ethereum-address", "x-ethereum-signature"],
  words: "an Ethereum signature (x-ethereum-address and x-ethereum-signature)",
};
const SENDINGS = [BEARER, API_KEY, SIGNATURE];

/** How each kind is sent. */
const SENT_AS: Record<CredentialKind, Sending> = {
  jwt: BEARER,
  oauth: BEARER,
  key: API_KEY,
  signature: SIGNATURE,
};

/** The kind of the one credential of a request, if the route takes it; nothing is tried after it. */
export function kindOfCredential(
  headers: IncomingHttpHeaders,
  taken: readonly CredentialKind[],
): CredentialKind {
  const [sending, another] = SENDINGS.filter((one) =>
    one.headers.some((name) => headers[name] !== undefined),
  );
  if (!sending) throw unauthorized(`This needs a credential: ${waysOf(taken)}.`);
  if (another) throw badRequest("Send one kind of credential, not several.");
  const kind = taken.find((one) => SENT_AS[one] === sending);
  if (!kind) throw unauthorized(`This does not take ${sending.words}: ${waysOf(taken)}.`);
  return kind;
}

function waysOf(taken: readonly CredentialKind[]): string {
  return `send ${taken.map((kind) => SENT_AS[kind].words).join(" or ")}`;
}

/** RFC 9110, 11.1: the scheme's name in any case, one space, the token. */
export function bearerToken({ authorization = "" }: IncomingHttpHeaders): string {
  const token = /^bearer ([\w.~+/-]+=*)$/i.exec(authorization)?.[1];
  if (!token) throw unauthorized("Send the access token as Authorization: Bearer <token>.");
  return token;
}

export function apiKeySecret(headers: IncomingHttpHeaders): string {
  return text(headers["x-api-key"]);
}

export function walletSignature(headers: IncomingHttpHeaders): { address: string; signature: string } {
  const address = text(headers["x-ethereum-address"]);
  const signature = text(headers["x-ethereum-signature"]);
  if (!address || !signature) {
    throw unauthorized(
      "An Ethereum signature needs both headers, x-ethereum-address and x-ethereum-signature.",
    );
  }
  return { address, signature };
}

function text(value: string | string[] | undefined): string {
  return typeof value === "string" ? value : "";
}
