import { type Address, parseAddress } from "../addresses/address.ts";
import type { ChainReads } from "../chain/reads.ts";
import { parseQuantity } from "../decimals/quantity.ts";
import { isEmpty, isRecord, type RawTransaction } from "../request/raw-transaction.ts";
import type { Place } from "./call-of.ts";
import { decodeCall, plainTransfer } from "./decode-call.ts";
import { delegates, delegation } from "./delegation.ts";
import { type Description, descriptionOf } from "./described/description.ts";
import { readOrder } from "./described/order.ts";
import { type Around, readDescribed } from "./described/read-described.ts";
import { readNamedCall } from "./named-call.ts";
import { isSafeTransaction, readSafeTransaction } from "./safe-transaction.ts";
import { unlessSame } from "./same-call.ts";
import { compared, listedArguments, ownOf } from "./told-beside.ts";
import { shortly, toldText } from "./told-text.ts";
import { readTypedData, typedDataOf } from "./typed-data.ts";
import { unknownField } from "./unknown-field.ts";
import { type Details, type ReadCall, readable, unreadable } from "./unreadable-call.ts";

/** Checks a transaction's envelope and reads what it calls: from calldata, a named call, an order or a description. */
export function readCall(
  raw: RawTransaction,
  chainId: number,
  position: number,
  told?: ChainReads,
): ReadCall[] {
  const place = { position, wrappers: [] };
  const malformed = (problem: string, details: Details) => [
    unreadable("malformed", position)(problem, details),
  ];
  if (raw.toldTwice !== undefined) {
    return malformed(`\`${raw.toldTwice}\` is told twice, in two spellings, and differently.`, {
      expected: `one \`${raw.toldTwice}\``,
      actual: "two",
      remedy: "Send the field once.",
    });
  }
  const unknown = unknownField(raw);
  if (unknown !== undefined) {
    return [
      unreadable("not-understood", position)(
        `\`${shortly(unknown, 40)}\` looks like part of a transaction, and what it does is not understood.`,
        {
          expected: "a transaction of `to`, `value` and `data`",
          actual: `\`${shortly(unknown, 40)}\` as well`,
          remedy: `Leave \`${shortly(unknown, 40)}\` out, or send what it stands for as a transaction of its own.`,
        },
      ),
    ];
  }
  const data = calldataOf(raw);
  if (data === undefined) {
    return malformed("The calldata is not hex of whole bytes, or `data` and `input` differ.", {
      expected: "0x and an even number of hex digits",
      actual: shortly(raw.data ?? raw.input),
      remedy: "Encode the call again and send all of its bytes.",
    });
  }
  const to = addressIn(isEmpty(raw.to) ? targetOf(raw.call) : raw.to);
  if ("problem" in to) {
    return malformed(`\`to\` is not an address: ${to.problem}.`, {
      expected: "0x and 40 hex digits, in one case or with a right EIP-55 checksum",
      actual: shortly(raw.to),
      remedy: "Correct `to`.",
    });
  }
  const from = addressIn(raw.from);
  if ("problem" in from) {
    return malformed(`\`from\` is not an address: ${from.problem}.`, {
      expected: "0x and 40 hex digits, in one case or with a right EIP-55 checksum",
      actual: shortly(raw.from),
      remedy: "Correct `from` or leave it out.",
    });
  }
  const target = isEmpty(raw.to) ? undefined : parseAddress(toldText(targetOf(raw.call)));
  if (target && "address" in target && target.address !== to.address) {
    return malformed("`to` and the contract inside `call` differ.", {
      expected: shortly(raw.to),
      actual: target.address,
      remedy: "Name one contract.",
    });
  }
  const inner = isRecord(raw.call) ? raw.call.value : undefined;
  if (!isEmpty(raw.value) && !isEmpty(inner) && parseQuantity(inner) !== parseQuantity(raw.value)) {
    return malformed("`value` and the value inside `call` differ.", {
      expected: shortly(raw.value),
      actual: shortly(inner),
      remedy: "Give one value.",
    });
  }
  const given = isEmpty(raw.value) ? inner : raw.value;
  const value = isEmpty(given) ? 0n : parseQuantity(given);
  if (value === undefined) {
    return malformed("`value` is not a whole number of wei.", {
      expected: "a whole number from 0 to 2^256-1, in decimal or 0x hex",
      actual: shortly(given),
      remedy: "Give `value` in wei, without fractions, signs or units.",
    });
  }
  const elsewhere = parseQuantity(raw.chainId);
  if (elsewhere !== undefined && elsewhere > 0n && elsewhere !== BigInt(chainId)) {
    return malformed("The transactions are for different chains.", {
      expected: `chain ${chainId}`,
      actual: `chain ${elsewhere}`,
      remedy: "Send the transactions of each chain in a request of their own.",
    });
  }
  if (delegates(raw)) return [delegation(raw, position)];
  const around = { chainId, from: from.address, to: to.address, value, protocol: raw.protocol, told };
  const description = descriptionOf(raw);
  const typed = typedDataOf(raw);
  if (typed) {
    // What is signed beside a transaction has to be right as well.
    const { typedData: _, typed_data: __, eip712: ___, ...rest } = raw as Record<string, unknown>;
    const isAlone = data === "" && value === 0n && isEmpty(raw.call) && !isRecord(raw.order);
    const signed = readTypedData(typed, around, place);
    return isAlone
      ? [...signed, ...compared(rest as RawTransaction, undefined, signed, chainId, place)]
      : [
          ...signed,
          ...readCall(
            { ...rest, method: undefined, primaryType: undefined } as RawTransaction,
            chainId,
            position,
            told,
          ),
        ];
  }
  if (isSafeTransaction(raw)) return readSafeTransaction(raw, data, around, place);
  if (data === "") return readWithoutCalldata(raw, description, around, place);
  if (!to.address) return [creation(data, position)];
  const envelope = { ...around, to: to.address };
  const leaves = decodeCall(data, envelope, place);
  const named = isEmpty(raw.call) ? listedArguments(raw, leaves) : raw.call;
  return [
    ...leaves,
    ...compared(raw, description, leaves, chainId, place),
    ...(named === undefined ? [] : unlessSame(leaves, readNamedCall(named, envelope, place), place)),
    // An order is signed beside the transaction, so that both have to be right.
    ...(isRecord(raw.order) ? readOrder(raw.order, { ...around, to: undefined }, place) : []),
  ];
}

function readWithoutCalldata(
  raw: RawTransaction,
  description: Description | undefined,
  around: Around,
  place: Place,
): ReadCall[] {
  const { to, value } = around;
  if (!isEmpty(raw.call) && to) {
    const leaves = readNamedCall(raw.call, { ...around, to }, place);
    return [...leaves, ...compared(raw, undefined, leaves, around.chainId, place)];
  }
  if (isRecord(raw.order)) {
    const orders = readOrder(raw.order, around, place);
    return [...orders, ...compared(raw, undefined, orders, around.chainId, place)];
  }
  // A transaction that says it has no calldata is a plain transfer, whatever it is described as.
  const isPlain = raw.data === "0x" || raw.input === "0x" || description === undefined;
  const isPayment = value > 0n && description?.operations.includes("transfer");
  if (description && !(to && (isPlain || isPayment))) {
    const told = readDescribed(description, around, place);
    return [...told, ...compared(ownOf(raw), undefined, told, around.chainId, place)];
  }
  if (!to) {
    return [
      unreadable("not-understood", place.position)("The transaction names no address that it goes to.", {
        expected: "an address in `to`",
        actual: "none",
        remedy: "Add `to` and, for a call, `data`.",
      }),
    ];
  }
  const call = plainTransfer({ ...around, to }, place);
  return [readable(call), ...compared(ownOf(raw), description, [readable(call)], around.chainId, place)];
}

function creation(data: string, position: number): ReadCall {
  return unreadable("not-understood", position)("The transaction creates a contract.", {
    expected: "an address in `to`",
    actual: `none, and ${data.length / 2} bytes of new code`,
    remedy: "Send it to an existing contract; what new code does cannot be verified.",
  });
}

/** The calldata in lower case without 0x, "" for none; undefined where it is no hex of whole bytes, or told twice differently. */
function calldataOf({ data, input }: RawTransaction): string | undefined {
  const given = isEmpty(data) ? input : data;
  if (isEmpty(given)) return "";
  if (typeof given !== "string" || given.length % 2 !== 0 || !/^0x[0-9a-fA-F]*$/.test(given))
    return undefined;
  if (!isEmpty(input) && toldText(input).toLowerCase() !== given.toLowerCase()) return undefined;
  // One to three bytes are no selector, and what a contract does with them is its own affair.
  return given.length < 10 ? undefined : given.slice(2).toLowerCase();
}

/** Some clients write the contract inside `call`. */
function targetOf(call: unknown): unknown {
  return isRecord(call) ? (call.to ?? call.target ?? call.contract ?? call.address) : undefined;
}

function addressIn(given: unknown): { address: Address | undefined } | { problem: string } {
  if (isEmpty(given)) return { address: undefined };
  const parsed = parseAddress(typeof given === "string" ? given : "");
  if ("address" in parsed) return parsed;
  return {
    problem: parsed.problem === "shape" ? "it is not 0x and 40 hex digits" : "its EIP-55 checksum is wrong",
  };
}
