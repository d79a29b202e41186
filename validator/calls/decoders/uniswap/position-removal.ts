import { type Address, ZERO_ADDRESS } from "../../../addresses/address.ts";
import { nativeAsset, tokenAt } from "../../../data/tokens.ts";
import type { Values } from "../../abi/compile-decoder.ts";
import { NotUnderstood } from "../../unreadable-call.ts";
import type { Envelope, Facets } from "../decoder.ts";

/** The arguments of the functions that take from a position, by function. */
export interface Removal {
  removals: Values[];
  collections: Values[];
  burns: Values[];
  /** What pays out afterwards, where the manager collects to itself. */
  payments: Values[];
}

/** Taking liquidity out of a V3 position, collecting what it has earned, or burning it when it is empty. */
export function readRemoval({ removals, collections, burns, payments }: Removal, envelope: Envelope): Facets {
  const tokenIds = new Set([...removals, ...collections, ...burns].map(({ tokenId }) => tokenId as bigint));
  if (tokenIds.size > 1) {
    throw new NotUnderstood(
      "The call takes from several positions at once.",
      "Send one call for each position.",
    );
  }
  const payouts = payments.filter(({ amountMinimum }) => amountMinimum !== undefined);
  const recipient = receiverOf(collections, payouts, envelope);
  const deadline = earliest(removals.map((removal) => removal.deadline as bigint));
  const amountsOut = payouts.map(({ token, amountMinimum }) => ({
    asset: token ? tokenAt(envelope.chainId, token as Address) : nativeAsset(envelope.chainId),
    baseUnits: amountMinimum as bigint,
    bound: "at least" as const,
  }));
  const [amountOut] = amountsOut;
  const fees = payouts
    .filter(({ feeBips }) => feeBips !== undefined)
    .map(({ feeBips, feeRecipient }) => ({ recipient: feeRecipient as Address, bips: feeBips as bigint }));
  return {
    operation: removals.length > 0 ? "remove liquidity" : collections.length > 0 ? "claim" : "burn",
    nonFungibles: [...tokenIds].map((tokenId) => ({
      standard: "erc721",
      collection: envelope.to,
      tokenId,
      amount: 1n,
    })),
    ...(recipient && { recipient }),
    ...(deadline !== undefined && { deadline }),
    ...(amountOut && { amountOut }),
    ...(amountsOut.length > 1 && { amountsOut }),
    ...(fees.length > 0 && { fees }),
    ...(envelope.value > 0n && {
      sideTransfers: [
        { asset: nativeAsset(envelope.chainId), baseUnits: envelope.value, recipient: envelope.to },
      ],
    }),
  };
}

/** Who gets what is collected; what is not collected stays with the position and so with its owner. */
function receiverOf(collections: Values[], payouts: Values[], { from, to }: Envelope): Address | undefined {
  if (collections.length === 0) return from;
  const direct = only(collections.map(({ recipient }) => recipient as Address));
  // What is collected to the zero address stays in the manager until it is paid out.
  if (direct !== ZERO_ADDRESS && direct !== to) return direct;
  if (payouts.length === 0) return to;
  return only(payouts.map(({ recipient }) => (recipient as Address | undefined) ?? from));
}

function only(receivers: (Address | undefined)[]): Address | undefined {
  if (new Set(receivers).size > 1) {
    throw new NotUnderstood(
      "What the position gives goes to several receivers.",
      "Send a call that pays everything to one receiver.",
    );
  }
  return receivers[0];
}

function earliest(deadlines: bigint[]): bigint | undefined {
  return deadlines.reduce<bigint | undefined>(
    (first, deadline) => (first === undefined || deadline < first ? deadline : first),
    undefined,
  );
}
