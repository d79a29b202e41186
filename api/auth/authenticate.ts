import type { IncomingHttpHeaders } from "node:http";
import { createCallerQueries } from "../../db/accounts/find-callers.ts";
import { useSignatureOnce } from "../../db/accounts/used-signatures.ts";
import type { Dependencies } from "../dependencies.ts";
import { withChallenge } from "./bearer-challenge.ts";
import {
  apiKeySecret,
  bearerToken,
  type CredentialKind,
  kindOfCredential,
  walletSignature,
} from "./credential.ts";
import { type Identified, identified } from "./identified.ts";
import { keyCaller } from "./key-caller.ts";
import { type SignatureParts, signatureCaller, signersAddress } from "./signature-caller.ts";
import { oauthCaller, tokenCaller } from "./token-caller.ts";

/** What of a request can tell who sent it. */
export interface Presented {
  readonly headers: IncomingHttpHeaders;
  readonly method: string;
  readonly path: string;
  /** Reads the body where nothing has read it yet. */
  bodySha256(): Promise<string>;
  /** Called before a wallet's signature is checked, which is dear, and needs the body. */
  beforeSignatureCheck(): Promise<void>;
}

export type Authenticate = (presented: Presented, taken: readonly CredentialKind[]) => Promise<Identified>;

/** Finds out who is calling, each kind of credential in its own way. */
export function createAuthenticate(deps: Dependencies): Authenticate {
  const { database, tokens, walletSignatures, baseUrl } = deps;
  const queries = createCallerQueries(database);
  const useOnce: SignatureParts["useOnce"] = (digest, expiresAt) =>
    useSignatureOnce(database.em, digest, expiresAt);

  const identify: Record<CredentialKind, (presented: Presented) => Promise<Identified>> = {
    key: async ({ headers }) => keyCaller(apiKeySecret(headers), queries),
    jwt: async ({ headers }) => tokenCaller(bearerToken(headers), tokens, queries),
    oauth: async ({ headers }) => oauthCaller(bearerToken(headers), tokens, queries),
    async signature(presented) {
      const sent = walletSignature(presented.headers);
      const address = signersAddress(sent.address);
      await presented.beforeSignatureCheck();
      const { method, path } = presented;
      const signed = { ...sent, address, method, path, bodySha256: await presented.bodySha256() };
      return identified(await signatureCaller(signed, { baseUrl, queries, walletSignatures, useOnce }));
    },
  };
  return async (presented, taken) => {
    try {
      return await identify[kindOfCredential(presented.headers, taken)](presented);
    } catch (error) {
      const hasSentToken = presented.headers.authorization !== undefined;
      throw taken.includes("oauth") ? withChallenge(error, baseUrl, hasSentToken) : error;
    }
  };
}
