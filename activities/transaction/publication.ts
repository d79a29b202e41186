import { ApplicationFailure } from "@temporalio/common";
import type { Database } from "../../db/database.ts";
import { type FoundDecision, findDecision } from "../../db/transactions/find-decision.ts";
import { keepResponse } from "../../db/transactions/keep-response.ts";
import { markNotPublished, markPublished } from "../../db/transactions/mark-published.ts";
import { setRequestStatus } from "../../integrations/chain/agent-inbox.ts";
import type { ChainWriter } from "../../integrations/chain/chain-writer.ts";
import type { Ipfs } from "../../integrations/ipfs/create-ipfs.ts";
import type { Sealer } from "../../integrations/pgp/create-sealer.ts";

export interface PublicationDependencies {
  readonly database: Database;
  readonly sealer: Sealer;
  readonly ipfs: Ipfs;
  readonly writer: ChainWriter;
}

export interface Publication {
  readonly cid: string;
  readonly txHash: string;
}

export type PublicationActivities = ReturnType<typeof createPublicationActivities>;

export function createPublicationActivities(deps: PublicationDependencies) {
  return {
    publishDecision: (requestHash: string): Promise<Publication> => publishDecision(deps, requestHash),
    /** `failure` is the name of what no retry mended. */
    recordNotPublished: (requestHash: string, failure: string): Promise<void> =>
      markNotPublished(deps.database, requestHash, failure),
  };
}

/** The same bytes however often it is tried: they are kept before they are pinned. */
export async function publishDecision(
  deps: PublicationDependencies,
  requestHash: string,
): Promise<Publication> {
  const found = await findDecision(deps.database, requestHash);
  const { id, inbox, publicKey, decision } = found;
  if (!inbox || !publicKey)
    throw ApplicationFailure.nonRetryable("A plain request is not published.", "not-published");
  const sealed =
    found.response ??
    (await keepResponse(
      deps.database,
      id,
      await deps.sealer.seal(decisionBytes(requestHash, found), [publicKey]),
    ));
  const cid = await deps.ipfs.pin(new TextEncoder().encode(sealed));
  const { hash } = await deps.writer.write(setRequestStatus(inbox, requestHash, decision, cid));
  await markPublished(deps.database, id, { responseCid: cid, publicationTx: hash });
  return { cid, txHash: hash };
}

/** Orion's decision with, where the built-in arbiter made it, its whole answer, byte for byte. */
function decisionBytes(requestHash: string, found: FoundDecision): Uint8Array {
  const { decision, confidence, analysis, createdAt, answer } = found;
  const record = JSON.stringify({ requestHash, decision, confidence, analysis, createdAt });
  return new TextEncoder().encode(`${record.slice(0, -1)},"verdict":${answer ?? "null"}}`);
}
