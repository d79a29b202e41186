import { setTimeout as sleep } from "node:timers/promises";
import { setSubmitter } from "../../integrations/chain/agent-inbox.ts";
import type { ChainNode } from "../../integrations/chain/chain-node.ts";
import type { ChainWriter } from "../../integrations/chain/chain-writer.ts";
import { canChangeHands, getOwner, transferOwnership } from "../../integrations/chain/ownership.ts";
import { CannotStart } from "../../runtime/cannot-start.ts";

const PENDING_WITHIN_MS = 60_000;

export interface HandOver {
  readonly node: ChainNode;
  /** Signs with the present owner's key. */
  readonly writer: ChainWriter;
  readonly to: string;
  readonly inboxes: readonly string[];
  readonly registry: string;
  /** Names this hand-over, since there may be others between the same two. */
  readonly change: string;
}

/**
 * Makes another account the owner of the inboxes and the registry, and the one that submits. All is looked at before
 * anything is written; run again after a failure, it does what is left. Returns the contracts that changed hands.
 */
export async function handOverContracts(given: HandOver): Promise<string[]> {
  const { writer, to, inboxes, registry, change } = given;
  await settlePending(writer);
  const left = await leftToDo(given);
  for (const contract of left) {
    if (inboxes.includes(contract)) {
      await writer.write(setSubmitter(contract, to, true, change));
      await writer.write(setSubmitter(contract, writer.signer.address, false, change));
    }
    await writer.write(transferOwnership(contract, to, change));
  }
  return left.map((contract) => (contract === registry ? `registry ${contract}` : `inbox ${contract}`));
}

/** What the present signer has under way would be refused afterwards, and nobody could send it again. */
async function settlePending(writer: ChainWriter): Promise<void> {
  const deadline = Date.now() + PENDING_WITHIN_MS;
  while ((await writer.resendMissing()).checked > 0) {
    if (Date.now() > deadline)
      throw new CannotStart("Writes of the present signer are not mined yet; run this again when they are.");
    await sleep(500);
  }
}

async function leftToDo({ node, writer, to, inboxes, registry }: HandOver): Promise<string[]> {
  if ((await node.balance(to)) === 0n)
    throw new CannotStart(`The new signer ${to} has no ether; fund it first.`);
  const left: string[] = [];
  for (const contract of [...inboxes, registry]) {
    const owner = await getOwner(node, contract);
    if (owner === to) continue;
    if (owner !== writer.signer.address)
      throw new CannotStart(`${contract} belongs to ${owner}; set CHAIN_SIGNER_KEY to that account's key.`);
    if (!(await canChangeHands(node, contract, owner)))
      throw new CannotStart(
        `${contract} was made by an earlier version and keeps its owner for good; run npm run provision for a new registry, and keep the present key for an old inbox.`,
      );
    left.push(contract);
  }
  return left;
}
