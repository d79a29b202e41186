import type { Interface } from "ethers";
import { ChainError } from "./chain-error.ts";
import type { EventLog } from "./receipt.ts";

/** The named arguments of the one event of this name that this contract emitted in a transaction. */
export function eventArguments(
  abi: Interface,
  name: string,
  contract: string,
  logs: readonly EventLog[],
): Record<string, unknown> {
  for (const log of logs) {
    if (log.address.toLowerCase() !== contract.toLowerCase()) continue;
    const parsed = abi.parseLog(log);
    if (parsed?.name === name) return parsed.args.toObject();
  }
  throw new ChainError(
    `The transaction has no ${name} event of ${contract}. Check the contract's address.`,
    false,
  );
}
