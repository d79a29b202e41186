import { randomUUID } from "node:crypto";
import { type EntityManager, LockMode } from "@mikro-orm/postgresql";
import type { CustodyEnvironment, CustodyRegion } from "../../domain/custody-environment.ts";
import type { CustodyKind } from "../../domain/execution-type.ts";
import type { Cipher } from "../secrets/cipher.ts";
import { credentialPlaces } from "./credential-places.ts";
import { CustodyExecution } from "./custody-execution.entity.ts";
import { CustodyIntegration } from "./custody-integration.entity.ts";
import { type IntegrationRow, integrationRow } from "./integration-row.ts";

interface NewSigningRequest {
  readonly userId: string;
  readonly type: CustodyKind;
  readonly csrPem: string;
  readonly privateKeyPem: string;
}

/** Keeps a new signing request with its key: as the first of its kind, or where that is wanted in the place of the one before. */
export function keepSigningRequest(
  em: EntityManager,
  cipher: Cipher,
  { userId, type, csrPem, privateKeyPem }: NewSigningRequest,
  mayReplace: boolean,
): Promise<IntegrationRow | "exists" | "in-flight"> {
  return em.fork().transactional(async (tx) => {
    const now = new Date();
    const id = randomUUID();
    const first = { id, user: userId, type, csr: "", privateKeySealed: "", createdAt: now, updatedAt: now };
    // Two at once: the second waits here for the first, and finds its row.
    const [added] = await tx
      .createQueryBuilder(CustodyIntegration)
      .insert(first)
      .onConflict(["user", "type"])
      .ignore()
      .returning("id")
      .execute<{ id: string }[]>("all");
    if (!added && !mayReplace) return "exists";
    const integration = await locked(tx, userId, type);
    if (!integration) throw new Error("an integration that conflicts is not there");
    if (await isInFlight(tx, integration.id)) return "in-flight";
    tx.assign(integration, {
      csr: csrPem,
      privateKeySealed: cipher.seal(privateKeyPem, credentialPlaces(integration.id).privateKey),
      apiKeySealed: null,
      apiKeyLast4: null,
      vaultAccountId: null,
      environment: null,
      region: null,
      createdAt: now,
      updatedAt: now,
      lastValidatedAt: null,
    });
    return integrationRow(integration);
  });
}

export interface NewCredentials {
  readonly apiKey: string;
  readonly vaultAccountId: string;
  readonly environment: CustodyEnvironment;
  readonly region: CustodyRegion;
}

/** Keeps what the provider gave the user for the signing request: from now on the integration is active. */
export function completeIntegration(
  em: EntityManager,
  cipher: Cipher,
  of: { readonly userId: string; readonly type: CustodyKind },
  { apiKey, ...given }: NewCredentials,
): Promise<IntegrationRow | "none" | "in-flight"> {
  return em.fork().transactional(async (tx) => {
    const integration = await locked(tx, of.userId, of.type);
    if (!integration) return "none";
    if (await isInFlight(tx, integration.id)) return "in-flight";
    tx.assign(integration, {
      ...given,
      apiKeySealed: cipher.seal(apiKey, credentialPlaces(integration.id).apiKey),
      apiKeyLast4: apiKey.slice(-4),
      updatedAt: new Date(),
      lastValidatedAt: null,
    });
    return integrationRow(integration);
  });
}

export async function markValidated(em: EntityManager, id: string, at: Date): Promise<void> {
  await em.fork().nativeUpdate(CustodyIntegration, { id }, { lastValidatedAt: at });
}

/** An execution takes a share of this lock when it is ordered, so that none begins with credentials that are being changed. */
function locked(tx: EntityManager, userId: string, type: CustodyKind): Promise<CustodyIntegration | null> {
  return tx.findOne(
    CustodyIntegration,
    { user: userId, type },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
}

/** What is with the provider can be followed with the credentials only that it was ordered with. */
async function isInFlight(tx: EntityManager, integrationId: string): Promise<boolean> {
  return (await tx.count(CustodyExecution, { integration: integrationId, endedAt: null })) > 0;
}
