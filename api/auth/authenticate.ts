import type { IncomingHttpHeaders } from "node:http";
import { createCallerQueries } from "../../db/accounts/find-callers.ts";
import { useSignatureOnce } from "../../db/accounts/used-signatures.ts";
import type { Dependencies } from "../dependencies.ts";
import type { Caller } from "./caller.ts";
import { type CredentialKind, credentialOf } from "./credential.ts";
import { keyCaller } from "./key-caller.ts";
import { type SignatureParts, signatureCaller } from "./signature-caller.ts";
import { tokenCaller } from "./token-caller.ts";

/** What of a request can tell who sent it. */
export interface Presented {
  readonly headers: IncomingHttpHeaders;
  readonly method: string;
  readonly path: string;
  /** Reads the body where nothing has read it yet. */
  bodySha256(): Promise<string>;
  /** Called before a wallet's signature is checked, which is dear. */
  beforeSignatureCheck(): Promise<void>;
}

/** `recalled` tells that a key which was looked up of late may be taken as it was then. */
export type Authenticate = (
  presented: Presented,
  taken: readonly CredentialKind[],
  recalled: boolean,
) => Promise<Caller>;

export function createAuthenticate({
  database,
  tokens,
  walletSignatures,
  baseUrl,
}: Dependencies): Authenticate {
  const queries = createCallerQueries(database);
  const useOnce: SignatureParts["useOnce"] = (digest, expiresAt) =>
    useSignatureOnce(database.em, digest, expiresAt);
  return async (presented, taken, recalled) => {
    const credential = credentialOf(presented.headers, taken);
    if (credential.kind === "key") return keyCaller(credential.secret, queries, recalled);
    if (credential.kind === "jwt") return tokenCaller(credential.token, tokens, queries);
    await presented.beforeSignatureCheck();
    const { method, path } = presented;
    const signed = { ...credential, method, path, bodySha256: await presented.bodySha256() };
    return signatureCaller(signed, { baseUrl, queries, walletSignatures, useOnce });
  };
}
