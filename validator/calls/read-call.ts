import { type Address, parseAddress } from "./address.ts";
import { decodeCall, plainTransfer } from "./decode-call.ts";
import { readNamedCall } from "./named-call.ts";
import { parseQuantity } from "./quantity.ts";
import { type Details, type ReadCall, readable, unreadable } from "./unreadable-call.ts";

/** A transaction as it came; nothing in it is believed yet. */
export interface RawTransaction {
  to?: unknown;
  data?: unknown;
  input?: unknown;
  value?: unknown;
  from?: unknown;
  call?: unknown;
  type?: unknown;
  authorizationList?: unknown;
}

/** Checks a transaction's envelope and decodes what it calls. */
export function readCall(raw: RawTransaction, chainId: number, position: number): ReadCall[] {
  const place = { position, wrappers: [] };
  const malformed = (problem: string, details: Details) => [
    unreadable("malformed", position)(problem, details),
  ];
  const notUnderstood = (problem: string, details: Details) => [
    unreadable("not-understood", position)(problem, details),
  ];
  const data = calldataOf(raw);
  if (data === undefined) {
    return malformed("The calldata is not hex of whole bytes, or `data` and `input` differ.", {
      expected: "0x and an even number of hex digits",
      actual: shorten(raw.data ?? raw.input),
      remedy: "Encode the call again and send all of its bytes.",
    });
  }
  if (isEmpty(raw.to)) {
    return notUnderstood(
      data === ""
        ? "The transaction names no address that it goes to."
        : "The transaction creates a contract.",
      {
        expected: "an address in `to`",
        actual: "none",
        remedy:
          data === ""
            ? "Add `to` and, for a call, `data`."
            : "Send it to an existing contract; what new code does cannot be verified.",
      },
    );
  }
  const to = addressIn(raw.to);
  if ("problem" in to) {
    return malformed(`\`to\` is not an address: ${to.problem}.`, {
      expected: "0x and 40 hex digits, in one case or with a right EIP-55 checksum",
      actual: shorten(raw.to),
      remedy: "Correct `to`.",
    });
  }
  const from = isEmpty(raw.from) ? { address: undefined } : addressIn(raw.from);
  if ("problem" in from) {
    return malformed(`\`from\` is not an address: ${from.problem}.`, {
      expected: "0x and 40 hex digits, in one case or with a right EIP-55 checksum",
      actual: shorten(raw.from),
      remedy: "Correct `from` or leave it out.",
    });
  }
  const value = isEmpty(raw.value) ? 0n : parseQuantity(raw.value);
  if (value === undefined) {
    return malformed("`value` is not a whole number of wei.", {
      expected: "a whole number from 0 to 2^256-1, in decimal or 0x hex",
      actual: shorten(raw.value),
      remedy: "Give `value` in wei, without fractions, signs or units.",
    });
  }
  if (delegates(raw)) {
    return notUnderstood("The transaction delegates the account to other code (EIP-7702).", {
      expected: "a transaction without authorizationList",
      actual: `type ${String(raw.type ?? 4)}`,
      remedy: "Send a transaction of type 2 without authorizationList.",
    });
  }
  const envelope = { chainId, from: from.address, to: to.address, value };
  if (data === "") {
    return isEmpty(raw.call)
      ? [readable(plainTransfer(envelope, place))]
      : readNamedCall(raw.call, envelope, place);
  }
  return decodeCall(data, envelope, place);
}

/** The calldata in lower case without 0x, "" for none; undefined where it is no hex of whole bytes, or told twice differently. */
function calldataOf({ data, input }: RawTransaction): string | undefined {
  const given = isEmpty(data) ? input : data;
  if (isEmpty(given)) return "";
  if (typeof given !== "string" || given.length % 2 !== 0 || !/^0x[0-9a-fA-F]*$/.test(given))
    return undefined;
  if (!isEmpty(input) && String(input).toLowerCase() !== given.toLowerCase()) return undefined;
  // One to three bytes are no selector, and what a contract does with them is its own affair.
  return given.length < 10 ? undefined : given.slice(2).toLowerCase();
}

function addressIn(given: unknown): { address: Address } | { problem: string } {
  const parsed = parseAddress(typeof given === "string" ? given : "");
  if ("address" in parsed) return parsed;
  return {
    problem: parsed.problem === "shape" ? "it is not 0x and 40 hex digits" : "its EIP-55 checksum is wrong",
  };
}

function delegates({ type, authorizationList }: RawTransaction): boolean {
  return parseQuantity(type) === 4n || (Array.isArray(authorizationList) && authorizationList.length > 0);
}

function isEmpty(given: unknown): given is undefined | null | "" | "0x" {
  return given === undefined || given === null || given === "" || given === "0x";
}

function shorten(given: unknown): string {
  const text = typeof given === "string" ? given : (JSON.stringify(given) ?? "nothing");
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}
