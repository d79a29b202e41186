import { type Address, parseAddress } from "../../addresses/address.ts";
import { parseQuantity } from "../../decimals/quantity.ts";
import { Malformed } from "../abi/compile-decoder.ts";
import type { Fee } from "../call.ts";
import type { Peculiarity } from "../peculiarity.ts";

interface AppData {
  fees: Fee[];
  peculiarities: Peculiarity[];
}

/** What an order's app data adds to it, where it is given in full: hooks, and fees of those who brought the order. */
export function appDataFacets(given: unknown): AppData {
  const document = typeof given === "string" && given.trimStart().startsWith("{") ? parsed(given) : given;
  if (typeof document !== "object" || document === null) return { fees: [], peculiarities: [] };
  const { metadata } = document as { metadata?: unknown };
  if (typeof metadata !== "object" || metadata === null) return { fees: [], peculiarities: [] };
  const { hooks, partnerFee } = metadata as { hooks?: unknown; partnerFee?: unknown };
  return {
    fees: [partnerFee ?? []].flat().map(feeFrom),
    peculiarities: hooks === undefined || hooks === null ? [] : [{ choice: "hooks" }],
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Malformed("`appData` begins like JSON and is none");
  }
}

function feeFrom(given: unknown): Fee {
  const { bps, volumeBps, recipient } = (typeof given === "object" && given !== null ? given : {}) as {
    bps?: unknown;
    volumeBps?: unknown;
    recipient?: unknown;
  };
  const address = parseAddress(typeof recipient === "string" ? recipient : "");
  const bips = parseQuantity(volumeBps ?? bps);
  if ("problem" in address || bips === undefined) throw new Malformed("the partner fee of `appData` is none");
  return { recipient: address.address satisfies Address, bips };
}
