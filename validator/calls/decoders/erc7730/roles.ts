import { type Address, ZERO_ADDRESS } from "../../../addresses/address.ts";
import type { Asset } from "../../../data/asset.ts";
import type { Envelope } from "../decoder.ts";
import type { Shown } from "./fields.ts";

/** What a shown field is to the account, told by its kind and its label. */
export type Role =
  | {
      is: "amount";
      asset: Asset;
      baseUnits: bigint;
      side: "given" | "got" | "open";
      bound?: "least" | "most";
    }
  | { is: "recipient" | "owner" | "spender"; address: Address | undefined }
  | { is: "end"; at: bigint }
  | { is: "number"; value: bigint }
  /** Says nothing that anybody could be hurt by: a token named beside its amount, who brought the client. */
  | { is: "nothing" };

const MINIMUM = /\bmin(?:imum)?\b/i;
const MAXIMUM = /\bmax(?:imum)?\b/i;
const GOT = /\b(?:receive|received|to receive|to buy|to get|minted)\b/i;
const RECIPIENT =
  /\b(?:recipient|receiver|beneficiary|debt holder|client address)\b|^(?:to|for|(?:send|mint) shares to)$/i;
const OWNER = /^(?:owner|from|sender|user)$/i;
const SPENDER = /^(?:spender|operator|delegate|engine)$/i;
const END = /deadline|expir|valid until/i;
const REFERRER = /^referr(?:al|er)(?: address)?$/i;
const COUNTED = /\b(?:id|ids|index|nonce|order|orders maker)\b/i;

/** The role of a field; a text that says what is not told, where it has none that is read. */
export function roleOf(field: Shown, envelope: Envelope, tokens: ReadonlySet<string>): Role | string {
  const { label, format, value, asset } = field;
  if (format === "tokenAmount" || format === "amount") {
    if (!asset || typeof value !== "bigint") return `the token of "${label}"`;
    if (MINIMUM.test(label)) return { is: "amount", asset, baseUnits: value, side: "got", bound: "least" };
    if (MAXIMUM.test(label)) return { is: "amount", asset, baseUnits: value, side: "given", bound: "most" };
    return { is: "amount", asset, baseUnits: value, side: GOT.test(label) ? "got" : "open" };
  }
  if (format === "date" && typeof value === "bigint" && END.test(label)) return { is: "end", at: value };
  if (typeof value === "string" && /^0x[0-9a-f]{40}$/.test(value)) {
    const address = value as Address;
    if (RECIPIENT.test(label)) return { is: "recipient", address: senderOr(address, field, envelope) };
    if (OWNER.test(label)) return { is: "owner", address };
    if (SPENDER.test(label)) return { is: "spender", address };
    if (REFERRER.test(label) || tokens.has(field.path)) return { is: "nothing" };
    return `what "${label}" means for the account`;
  }
  if (format === "raw" && typeof value === "bigint" && COUNTED.test(label)) return { is: "number", value };
  if (format === "raw" && typeof value === "string" && COUNTED.test(label)) return { is: "nothing" };
  return `what "${label}" means for the account`;
}

/** Some contracts take an address of nobody for their caller; where the descriptor does not say so, it is nobody. */
function senderOr(address: Address, { standsForSender }: Shown, { from }: Envelope): Address | undefined {
  if (standsForSender.includes(address)) return from;
  return address === ZERO_ADDRESS ? undefined : address;
}
