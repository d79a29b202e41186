import { type CustodyEnvironment, executesOn } from "../../domain/custody-environment.ts";
import { ChainError } from "../../integrations/chain/chain-error.ts";
import type { ChainNodes } from "../../integrations/chain/chain-nodes.ts";
import { CUSTODY_CHAINS } from "../../integrations/custody/native-asset.ts";
import { badRequest, Refusal } from "../refusal.ts";

/** The chain of an order that names none: the first that the integration is for and that the service can check executions on. */
export async function chainToUse(environment: CustodyEnvironment, chains: ChainNodes): Promise<number> {
  try {
    for (const chainId of CUSTODY_CHAINS.filter((one) => executesOn(environment, one)))
      if (await chains.find(chainId)) return chainId;
  } catch (error) {
    if (!(error instanceof ChainError)) throw error;
    throw new Refusal(503, "The chain's RPC does not answer; ask again.");
  }
  throw badRequest(
    `The service has no RPC for a chain of ${environment}, so executions could not be checked.`,
  );
}
