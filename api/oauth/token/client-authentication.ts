import { hash, timingSafeEqual } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import { findClient, type OAuthClientRow } from "../../../db/oauth/clients.ts";
import { oauthRefusal, unknownClient } from "../oauth-refusal.ts";
import { sent } from "../parameter.ts";
import { readBasic } from "./basic-credentials.ts";

export interface ClientCredentials {
  readonly client_id?: string | undefined;
  readonly client_secret?: string | undefined;
}

/**
 * Who is at the token endpoint (RFC 6749, 2.3): by the Authorization header or by the body, never by both. A client with a
 * secret may send it either way, one without names itself only.
 */
export async function authenticateClient(
  em: EntityManager,
  body: ClientCredentials,
  authorization: string | undefined,
): Promise<OAuthClientRow> {
  const basic = authorization === undefined ? undefined : readBasic(authorization);
  if (basic && sent(body.client_secret) !== undefined)
    throw oauthRefusal("invalid_request", "Send the client's secret in one way, not in two.");
  if (basic && sent(body.client_id) !== undefined && body.client_id !== basic.id)
    throw oauthRefusal("invalid_request", "client_id differs from the one in the Authorization header.");
  const id = basic?.id ?? sent(body.client_id);
  if (id === undefined) throw unknownClient("The client does not say who it is; send client_id.");
  const client = await findClient(em, id);
  if (!client) throw unknownClient("The client is unknown; register it again.");
  if (!isItsSecret(client.secretHash ?? undefined, sent(basic?.secret ?? body.client_secret)))
    throw unknownClient("The client's secret is missing or wrong.");
  return client;
}

function isItsSecret(secretHash: string | undefined, secret: string | undefined): boolean {
  if (secretHash === undefined || secret === undefined) return secretHash === secret;
  return timingSafeEqual(Buffer.from(secretHash), Buffer.from(hash("sha256", secret)));
}
