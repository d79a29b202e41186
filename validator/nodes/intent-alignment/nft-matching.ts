import type { NonFungible } from "../../calls/call.ts";
import type { Case } from "../../case/case.ts";
import type { NodeResult } from "../../case/verdict.ts";
import { isElsewhere } from "../../data/collections.ts";
import { showDecimal } from "../../decimals/decimal.ts";
import type { Step } from "../../intent/intent.ts";
import { resolveToken } from "../../intent/resolve.ts";
import { hardNode } from "../node.ts";
import { overPairs } from "../over-pairs.ts";
import { fail, pass, skip } from "../result.ts";
import { type CountedId, countedId } from "./counted-ids.ts";

/**
 * Collectibles are of the collection and have the ids that the intent names, each as often as it says; so has what is
 * claimed by a number.
 *
 * Confidence: 0.98 where collection and ids are named.
 */
export const nftMatching = hardNode({
  id: "intent_alignment.nft_matching",
  level: 2,
  run(opened) {
    return overPairs(opened, ({ call, step }) => {
      const { nonFungibles } = call;
      if (!step) return skip("The call moves no collectible.");
      if (call.claimIds) return judgeClaim(step, call.claimIds);
      if (!nonFungibles) return withoutOne(step, call.signature);
      const [first] = nonFungibles;
      const counted = first && countedId(opened.intent.text, step.tokenIds, first.collection);
      if (counted) return ofSeveral(counted);
      for (const one of nonFungibles) {
        const problem = judge(opened, step, one, nonFungibles.length);
        if (problem) return problem;
      }
      const moved = new Set(nonFungibles.map(({ tokenId }) => tokenId));
      const left = call.approvesAll ? undefined : step.tokenIds.find(({ id }) => !moved.has(id));
      if (left) {
        return fail(0.95, `The intent names #${left.id}, which the call leaves out.`, {
          expected: step.tokenIds.map(({ id }) => id.toString()),
          actual: [...moved].map(String),
          remedy: `Add #${left.id} to the call.`,
        });
      }
      return pass(0.98, `The call is about ${nonFungibles.map(show).join(", ")}, as the intent says.`);
    });
  },
});

/** A count where the call has an id. */
function ofSeveral({ id, counts, quote }: CountedId): NodeResult {
  return fail(0.95, `In "${quote.text} ${counts}" the number says how many; the call has #${id}.`, {
    expected: "ids of the collectibles in the intent",
    actual: `#${id}`,
    remedy: `Name the collectible by its id (#${id}), or each of those that are meant.`,
  });
}

/** What is claimed by its number is just what the intent numbers; without a number it may be any of the user's. */
function judgeClaim({ tokenIds }: Step, claimed: readonly bigint[]): NodeResult {
  if (tokenIds.length === 0) return skip("The intent does not number what is claimed.");
  const named = new Set(tokenIds.map(({ id }) => id));
  const isSame = claimed.length === named.size && claimed.every((id) => named.has(id));
  const [expected, actual] = [[...named].join(", "), claimed.join(", ")];
  if (isSame) return pass(0.98, `The call claims ${actual}, as the intent says.`);
  return fail(0.97, `The intent names ${expected}, the call claims ${actual}.`, {
    expected,
    actual,
    remedy: `Claim ${expected}, or name ${actual} in the intent.`,
  });
}

/** A fungible call for an intent that names a collectible by its id. */
function withoutOne({ tokenIds }: Step, signature: string | null): NodeResult {
  const [named] = tokenIds;
  if (!named) return skip("The call moves no collectible.");
  return fail(
    0.95,
    `The intent names the collectible #${named.id}, the call (${signature ?? "a plain transfer"}) moves none.`,
    {
      expected: named.quote.text,
      actual: signature,
      remedy: "Call the collection's own contract with this id.",
    },
  );
}

function judge({ chain }: Case, step: Step, one: NonFungible, count: number): NodeResult | undefined {
  const { token, tokenIds, amount } = step;
  const collection =
    token?.symbol !== undefined && token.contract && isElsewhere(token.contract, chain.id)
      ? undefined
      : (token?.contract ?? (token && resolveToken(token, chain.id)[0]?.contract));
  const named =
    collection ??
    (step.counterparty?.kind === "address" && step.counterparty.address === one.collection
      ? one.collection
      : undefined);
  if (named !== one.collection) {
    return fail(
      0.97,
      `The intent ${named ? `names the collection ${named}` : "names no collection by its contract"}, the call has ${one.collection}.`,
      {
        expected: named ?? "the collection's contract in the intent",
        actual: one.collection,
        remedy: `Use the collection that the intent names, or name ${one.collection} in the intent.`,
      },
    );
  }
  if (one.tokenId === undefined) return undefined;
  if (!tokenIds.some(({ id }) => id === one.tokenId)) {
    const ids = tokenIds.map(({ id }) => `#${id}`).join(", ");
    return fail(0.98, `The intent names ${ids || "no id"}, the call has #${one.tokenId}.`, {
      expected: ids || "the collectible's id in the intent",
      actual: one.tokenId.toString(),
      remedy: `Use the id that the intent names, or name #${one.tokenId} in the intent.`,
    });
  }
  const own = tokenIds.find(({ id }) => id === one.tokenId)?.count?.toString();
  const wanted = own ?? (amount?.kind === "number" && count === 1 ? showDecimal(amount.value) : "1");
  if (one.amount.toString() !== wanted && !(amount?.kind === "all" && count === 1)) {
    return fail(0.97, `The intent says ${wanted} of #${one.tokenId}, the call has ${one.amount}.`, {
      expected: wanted,
      actual: one.amount.toString(),
      remedy: `Change the number to ${wanted}.`,
    });
  }
  return undefined;
}

function show({ tokenId, collection }: NonFungible): string {
  return tokenId === undefined ? `everything of ${collection}` : `#${tokenId} of ${collection}`;
}
