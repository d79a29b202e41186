import type { Address } from "../../../addresses/address.ts";
import { contractAt } from "../../../data/contracts.ts";
import { Malformed } from "../../abi/compile-decoder.ts";
import { NotUnderstood } from "../../unreadable-call.ts";
import type { InnerCall } from "../decoder.ts";

/** `multiSend(bytes)`. */
const SELECTOR = "0x8d80ff0a";
const WORD = 64;
/** Hex characters before a packed call's data: operation, address, value, length. */
const HEAD = 2 + 40 + WORD + WORD;
const CALL = "00";

/**
 * What a Safe does by delegatecall. Foreign code then runs with all of the Safe's rights, so only the code of the known
 * MultiSend contracts is one whose effect the calldata shows: calls of the Safe, one after the other.
 */
export function delegatedCalls(
  chainId: number,
  account: Address | undefined,
  to: Address,
  data: string,
): InnerCall[] {
  if (!contractAt(chainId, to)?.name.startsWith("Safe MultiSend")) {
    throw new NotUnderstood(
      `The code of ${to} would run with all rights of the account (delegatecall).`,
      "Make an ordinary call (operation 0), or a batch through a MultiSend contract of Safe.",
    );
  }
  if (!data.startsWith(SELECTOR))
    throw new Malformed("MultiSend is asked for something other than multiSend");
  return unpack(bytesArgument(data.slice(SELECTOR.length))).map(({ operation, ...call }) => {
    if (operation !== CALL) {
      throw new NotUnderstood(
        `The code of ${call.to} would run with all rights of the account (delegatecall in a batch).`,
        "Make ordinary calls only (operation 0) in the batch.",
      );
    }
    return { ...call, ...(account ? { from: account } : {}), delegatecall: false };
  });
}

/** The one argument of type bytes, canonically encoded. */
function bytesArgument(hex: string): string {
  const offset = BigInt(`0x${hex.slice(0, WORD) || "0"}`);
  const length = BigInt(`0x${hex.slice(WORD, 2 * WORD) || "0"}`);
  if (offset !== 32n || length > BigInt(hex.length))
    throw new Malformed("multiSend's argument is not canonical");
  const end = 2 * WORD + Number(length) * 2;
  const padding = hex.slice(end);
  if (hex.length !== Math.ceil(end / WORD) * WORD || !/^0*$/.test(padding)) {
    throw new Malformed("multiSend's argument is not canonical");
  }
  return hex.slice(2 * WORD, end);
}

function unpack(packed: string): (InnerCall & { operation: string })[] {
  const calls: (InnerCall & { operation: string })[] = [];
  let at = 0;
  while (at < packed.length) {
    if (at + HEAD > packed.length) throw new Malformed("a packed call of the batch ends early");
    const size = BigInt(`0x${packed.slice(at + HEAD - WORD, at + HEAD)}`);
    if (size > BigInt(packed.length)) throw new Malformed("a packed call of the batch ends early");
    const end = at + HEAD + Number(size) * 2;
    if (end > packed.length) throw new Malformed("a packed call of the batch ends early");
    calls.push({
      operation: packed.slice(at, at + 2),
      to: `0x${packed.slice(at + 2, at + 42)}`,
      value: BigInt(`0x${packed.slice(at + 42, at + 42 + WORD)}`),
      data: `0x${packed.slice(at + HEAD, end)}`,
    });
    at = end;
  }
  if (calls.length === 0) throw new Malformed("the batch is empty");
  return calls;
}
