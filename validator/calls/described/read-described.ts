import type { Address } from "../../addresses/address.ts";
import type { ChainReads } from "../../chain/reads.ts";
import { Malformed } from "../abi/compile-decoder.ts";
import type { Operation } from "../call.ts";
import type { Place } from "../call-of.ts";
import { NotUnderstood, type ReadCall, readable, unreadable } from "../unreadable-call.ts";
import type { Description } from "./description.ts";
import { describedFacets } from "./facets.ts";
import { firstOf } from "./fields.ts";
import { NAMES } from "./names.ts";
import { protocolOf } from "./operation-words.ts";
import { readTime } from "./time.ts";
import { venueOf } from "./venue.ts";

/** What is known of the transaction around a description. */
export interface Around {
  chainId: number;
  from: Address | undefined;
  to: Address | undefined;
  value: bigint;
  protocol: unknown;
  told?: ChainReads | undefined;
}

/** A call as a description tells it, where there is no calldata: its values are claims. */
export function readDescribed(description: Description, around: Around, place: Place): ReadCall[] {
  return refusingDescription(description.word, place, () => {
    const operation = meant(description, around);
    const { chainId, from, to, value } = around;
    const facets = describedFacets(chainId, operation, description.fields, from, to);
    const { asset } = facets.amountIn ?? facets.amountOut ?? {};
    const venue = venueOf(chainId, operation, asset, around.protocol ?? protocolOf(description.word), to);
    const end = firstOf(description.fields, NAMES.deadline);
    const deadline = end && readTime(end.value);
    if (end && deadline === undefined) throw new Malformed(`\`${end.key}\` is not a time in Unix seconds`);
    return [
      readable({
        position: place.position,
        wrappers: place.wrappers,
        ...venue,
        signature: null,
        from,
        value,
        payable: facets.amountIn?.asset.contract === "native",
        arguments: {},
        ...facets,
        ...(deadline === undefined ? {} : { deadline }),
        described: true,
      }),
    ];
  });
}

/** "deposit" wraps at WETH, stakes at Lido and supplies elsewhere. */
function meant({ word, operations }: Description, { protocol, chainId, to }: Around): Operation {
  const venue = venueOf(chainId, "swap", undefined, protocol, to).protocol;
  const [first] = operations;
  if (first === undefined) {
    throw new NotUnderstood(
      `"${word.slice(0, 80)}" is no operation that the arbiter knows.`,
      "Name the operation (swap, transfer, approve, supply, withdraw, borrow, repay, …), or send the calldata in `data`.",
    );
  }
  const special: Operation[] =
    venue === "weth" ? ["wrap", "unwrap"] : venue === "lido" ? ["stake", "unstake"] : [];
  return operations.find((operation) => special.includes(operation)) ?? first;
}

/** What reading a description throws, as the refusal that it is. */
export function refusingDescription(word: string, { position }: Place, read: () => ReadCall[]): ReadCall[] {
  try {
    return read();
  } catch (error) {
    const details = { expected: "a complete description, or calldata", actual: word.slice(0, 80) };
    if (error instanceof NotUnderstood) {
      return [unreadable("not-understood", position)(error.message, { ...details, remedy: error.remedy })];
    }
    if (!(error instanceof Malformed)) throw error;
    return [
      unreadable("malformed", position)(`The description cannot be right: ${error.message}.`, {
        ...details,
        remedy: "Correct the description, or send the transaction's calldata in `data`.",
      }),
    ];
  }
}
