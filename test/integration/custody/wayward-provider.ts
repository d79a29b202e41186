import type { ChainNode } from "../../../integrations/chain/chain-node.ts";
import type { ChainNodes } from "../../../integrations/chain/chain-nodes.ts";
import type { Custody, CustodyOrder, CustodyTransaction } from "../../../integrations/custody/custody.ts";
import { CustodyFailure } from "../../../integrations/custody/custody-failure.ts";
import { nativeAsset } from "../../../integrations/custody/native-asset.ts";

/** What becomes of a submit: how far it gets, and what its sender learns of that. */
export const FATES = [
  "taken",
  "unheard",
  "on-its-way",
  "refused",
  "busy",
  "died-before",
  "died-after",
] as const;
export type Fate = (typeof FATES)[number];

/** A request that was sent can be taken for so long: 30 s from the claim until it is begun, 15 s for itself, 55 s by its token. */
const ARRIVES_WITHIN_S = 100;
const UNSIGNED_ENDS: readonly string[] = ["REJECTED", "CANCELLED"];

interface Underway {
  readonly order: CustodyOrder;
  leftS: number;
}

/** A provider with a clock of the test's, which takes every id once, where requests get lost, come late or are refused. */
export function waywardProvider() {
  const taken = new Map<string, CustodyTransaction>();
  let underway: Underway[] = [];

  function take(order: CustodyOrder): { id: string; status: string } {
    const { externalId, chainId, to, valueWei } = order;
    if (taken.has(externalId)) throw new CustodyFailure("custody-duplicate");
    const id = `at-provider-${taken.size}`;
    const told = {
      operation: "TRANSFER",
      assetId: nativeAsset(chainId),
      vaultAccountId: "0",
      data: undefined,
    };
    const status = "PENDING_AUTHORIZATION";
    taken.set(externalId, {
      ...{ id, externalId, status, subStatus: undefined, txHash: undefined, to, valueWei },
      ...told,
    });
    return { id, status };
  }

  function change(externalId: string, changes: Partial<CustodyTransaction>): void {
    const found = taken.get(externalId);
    if (found && found.status === "PENDING_AUTHORIZATION") taken.set(externalId, { ...found, ...changes });
  }

  /** For one step of one worker: the fate of its submit, and whether the provider answers questions meanwhile. */
  function custody(fate: Fate, answers: boolean): Custody {
    const byId = (id: string) => [...taken.values()].find((one) => one.id === id);
    const ask = async <T>(question: () => T): Promise<T> => {
      if (!answers) throw new CustodyFailure("custody-away");
      return question();
    };
    return {
      find: (externalId) => ask(() => taken.get(externalId)),
      read: (id) => ask(() => byId(id)),
      async submit(order) {
        if (fate === "died-before") throw new Error("killed before anything was sent");
        if (fate === "refused") throw new CustodyFailure("custody-refused");
        if (fate === "busy") throw new CustodyFailure("custody-busy");
        if (fate === "on-its-way") {
          underway.push({ order, leftS: ARRIVES_WITHIN_S });
          throw new CustodyFailure("custody-unclear");
        }
        const accepted = take(order);
        if (fate === "unheard") throw new CustodyFailure("custody-unclear");
        if (fate === "died-after") throw new Error("killed before anything was written down");
        return accepted;
      },
      async cancel(id) {
        const found = byId(id);
        if (found) change(found.externalId ?? "", { status: "CANCELLED" });
        return true;
      },
      checkVaultAccount: async () => undefined,
    };
  }

  const chain: Pick<ChainNode, "transaction" | "receipt" | "blockNumber"> = {
    blockNumber: async () => 9,
    receipt: async (hash) => ({ hash, blockNumber: 1, succeeded: true, logs: [] }),
    async transaction(hash) {
      const found = [...taken.values()].find(({ txHash }) => txHash === hash);
      if (!found) return undefined;
      const { to = null, valueWei = 0n } = found;
      return { chainId: 31_337, from: `0x${"11".repeat(20)}`, to, value: valueWei, data: "0x" };
    },
  };

  return {
    custody,
    chains: { find: async () => chain as ChainNode } satisfies ChainNodes,
    /** The next request that is on its way is taken, if its id is not. */
    arrive(): void {
      const next = underway.shift();
      if (next && !taken.has(next.order.externalId)) take(next.order);
    },
    authorize(externalId: string): void {
      change(externalId, { status: "COMPLETED", txHash: `0x${externalId.slice(-12).padStart(64, "0")}` });
    },
    reject: (externalId: string) => change(externalId, { status: "REJECTED" }),
    timePasses(seconds: number): void {
      for (const one of underway) one.leftS -= seconds;
      underway = underway.filter(({ leftS }) => leftS > 0);
    },
    isTaken: (externalId: string) => taken.has(externalId),
    isExecuted: (externalId: string) => taken.get(externalId)?.status === "COMPLETED",
    /** Whether it was, or can yet be, executed. */
    mayExecute(externalId: string): boolean {
      const found = taken.get(externalId);
      if (found) return !UNSIGNED_ENDS.includes(found.status);
      return underway.some(({ order }) => order.externalId === externalId);
    },
  };
}
