import { MAX_PAYLOAD_BYTES } from "../../domain/request-payload.ts";
import type { Ipfs } from "../../integrations/ipfs/create-ipfs.ts";
import type { RegisteredRequest } from "./inbox-requests.ts";
import { judgeRequest, type Validator } from "./judge-request.ts";
import type { ServiceApi } from "./service-api.ts";

/** Sealed and armoured it is at most twice what it holds. */
const MAX_SEALED_BYTES = 2 * MAX_PAYLOAD_BYTES;

export interface ArbiterParts {
  readonly requests: () => Promise<RegisteredRequest[]>;
  readonly api: ServiceApi;
  readonly ipfs: Ipfs;
  readonly validator: Validator;
  readonly privateKey: string;
  say(line: string): void;
}

/** Looks once for requests that came to the inbox and answers them. What fails stays for the next look. */
export function createArbiterLoop(parts: ArbiterParts): () => Promise<void> {
  const open = new Map<string, RegisteredRequest>();
  return async () => {
    for (const request of await parts.requests()) open.set(request.requestHash, request);
    for (const request of open.values()) {
      try {
        await answer(request, parts);
        open.delete(request.requestHash);
      } catch (error) {
        parts.say(`${request.requestHash} waits: ${error instanceof Error ? error.message : "it failed"}`);
      }
    }
  };
}

async function answer({ requestHash, requestCid }: RegisteredRequest, parts: ArbiterParts): Promise<void> {
  const record = await parts.api.request(requestHash);
  if (record.status !== "PENDING" || record.orion.length > 0) return;
  const pinned = await parts.ipfs.read(requestCid, MAX_SEALED_BYTES);
  const judgement = await judgeRequest(record, pinned, parts);
  await parts.api.decide(requestHash, judgement);
  parts.say(`${requestHash} ${judgement.decision}: ${judgement.analysis.split("\n")[0]}`);
}
