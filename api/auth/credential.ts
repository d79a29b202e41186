import type { IncomingHttpHeaders } from "node:http";
import { badRequest } from "../refusal.ts";
import { unauthorized } from "./unauthorized.ts";

export type CredentialKind = "jwt" | "key" | "signature";

export type Credential =
  | { readonly kind: "jwt"; readonly token: string }
  | { readonly kind: "key"; readonly secret: string }
  | { readonly kind: "signature"; readonly address: string; readonly signature: string };

/** How each kind is sent, in the words of a refusal. */
const SENT_AS: Record<CredentialKind, string> = {
  jwt: "an access token (Authorization: Bearer …)",
  key: "an API key (x-api-key)",
  signature: "an Ethereum signature (x-ethereum-address and x-ethereum-signature)",
};

/** The one credential of a request, if it is of a kind that the route takes; nothing is tried after it. */
export function credentialOf(headers: IncomingHttpHeaders, taken: readonly CredentialKind[]): Credential {
  const sent = sentKinds(headers);
  const takes = () => `send ${taken.map((kind) => SENT_AS[kind]).join(" or ")}`;
  const [kind, another] = sent;
  if (!kind) throw unauthorized(`This needs a credential: ${takes()}.`);
  if (another) throw badRequest("Send one kind of credential, not several.");
  if (!taken.includes(kind)) throw unauthorized(`This does not take ${SENT_AS[kind]}: ${takes()}.`);
  return read(kind, headers);
}

function sentKinds(headers: IncomingHttpHeaders): CredentialKind[] {
  const kinds: CredentialKind[] = [];
  if (headers.authorization !== undefined) kinds.push("jwt");
  if (headers["x-api-key"] !== undefined) kinds.push("key");
  if (headers["x-ethereum-address"] !== undefined || headers["x-ethereum-signature"] !== undefined) {
    kinds.push("signature");
  }
  return kinds;
}

function read(kind: CredentialKind, headers: IncomingHttpHeaders): Credential {
  if (kind === "jwt") {
    // RFC 9110, 11.1: the scheme's name in any case, one space, the token.
    const token = /^bearer ([\w.~+/-]+=*)$/i.exec(headers.authorization ?? "")?.[1];
    if (!token) throw unauthorized("Send the access token as Authorization: Bearer <token>.");
    return { kind, token };
  }
  if (kind === "key") return { kind, secret: text(headers["x-api-key"]) };
  const address = text(headers["x-ethereum-address"]);
  const signature = text(headers["x-ethereum-signature"]);
  if (!address || !signature) {
    throw unauthorized(
      "An Ethereum signature needs both headers, x-ethereum-address and x-ethereum-signature.",
    );
  }
  return { kind, address, signature };
}

function text(value: string | string[] | undefined): string {
  return typeof value === "string" ? value : "";
}
