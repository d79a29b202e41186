import { type Address, ZERO_ADDRESS } from "../../../addresses/address.ts";
import type { Asset } from "../../../data/asset.ts";
import { tokensBySymbol } from "../../../data/tokens.ts";
import type { Envelope } from "../decoder.ts";
import { type Shown, textIn } from "./fields.ts";

export type Side = "given" | "got" | "open";

/** What a shown field is to the account, told by its kind and its label. */
export type Role =
  | { is: "amount"; asset: Asset; baseUnits: bigint; side: Side; bound?: "least" | "most" }
  /** A number of so many decimals, of a token that stands in another field of the same side. */
  | { is: "count"; value: bigint; decimals: number; side: Side; bound?: "least" | "most" }
  | { is: "token"; address: Address; side: Side }
  /** A least or a most in a unit that is not told. */
  | { is: "bound" }
  /** What the service costs, in the chain's own currency. */
  | { is: "charge"; baseUnits: bigint }
  | { is: "recipient" | "owner" | "spender"; address: Address }
  | { is: "end"; at: bigint }
  | { is: "number"; value: bigint }
  /** Says nothing that anybody could be hurt by: a token named beside its amount, who brought the client. */
  | { is: "nothing" }
  /** Nothing that is read: the intent has to name it. */
  | { is: "described" };

const MINIMUM = /\bmin(?:imum)?\b/i;
const MAXIMUM = /\bmax(?:imum)?\b/i;
const GOT = /\b(?:receive|received|to receive|to buy|to get|minted)\b/i;
const GIVEN = /\b(?:pay|sell|spend|burn|redeem|deposit|stake|send|amount in)\b/i;
const RECIPIENT =
  /\b(?:recipient|receiver|beneficiary|debt holder|client address)\b|^(?:to|for|(?:send|mint) shares to)$/i;
const OWNER = /^(?:owner|from|sender|user|debtor)$/i;
const SPENDER = /^(?:spender|operator|delegate|engine)$/i;
const END = /deadline|expir|valid until/i;
const REFERRER = /^referr(?:al|er)(?: address)?$/i;
const COUNTED = /\b(?:id|ids|index|nonce|order|orders maker)\b/i;
const CHARGE = /\bfee\b/i;

export function roleOf(field: Shown, envelope: Envelope, tokens: ReadonlySet<string>): Role {
  const { label, format, value, asset, unit } = field;
  if (format === "tokenAmount" || format === "amount" || format === "unit") {
    if (typeof value !== "bigint") return { is: "described" };
    if (format === "amount" && CHARGE.test(label)) return { is: "charge", baseUnits: value };
    if (asset && CHARGE.test(label)) return { is: "described" };
    if (asset) return { is: "amount", asset, baseUnits: value, ...sideOf(label) };
    return unit === undefined
      ? { is: "described" }
      : { is: "count", value, decimals: unit, ...sideOf(label) };
  }
  if (format === "date" && typeof value === "bigint" && END.test(label)) return { is: "end", at: value };
  if (typeof value === "string" && /^0x[0-9a-f]{40}$/.test(value)) return partyOf(field, envelope, tokens);
  if (typeof value === "string") return writtenRole(field, envelope);
  if (format === "raw" && (MINIMUM.test(label) || MAXIMUM.test(label))) return { is: "bound" };
  if (format === "raw" && typeof value === "bigint" && COUNTED.test(label)) return { is: "number", value };
  return { is: "described" };
}

/** Typed data has addresses and decimal amounts as text too: "USDC amount: 1.5". */
function writtenRole(field: Shown, envelope: Envelope): Role {
  const text = textIn(field.value);
  if (text === undefined) return { is: "described" };
  // The chain that everybody means.
  if (text === "Mainnet" && /\bchain$/i.test(field.label)) return { is: "nothing" };
  if (/^0x[0-9a-fA-F]{40}$/.test(text))
    return partyOf({ ...field, value: text.toLowerCase() }, envelope, new Set());
  const [, symbol] = /^([A-Z][A-Za-z0-9]{1,9}) amount$/.exec(field.label) ?? [];
  const [asset, ...others] = symbol ? tokensBySymbol(envelope.chainId, symbol) : [];
  const baseUnits = asset && others.length === 0 ? baseUnitsOf(text, asset.decimals) : undefined;
  if (!asset || baseUnits === undefined) return { is: "described" };
  return { is: "amount", asset, baseUnits, side: "open" };
}

function baseUnitsOf(text: string, decimals: number | undefined): bigint | undefined {
  const [, whole = "", fraction = ""] = /^(\d{1,30})(?:\.(\d{1,30}))?$/.exec(text) ?? [];
  if (whole === "" || decimals === undefined || fraction.length > decimals) return undefined;
  return BigInt(whole + fraction.padEnd(decimals, "0"));
}

function sideOf(label: string): { side: Side; bound?: "least" | "most" } {
  if (MINIMUM.test(label)) return { side: "got", bound: "least" };
  if (MAXIMUM.test(label)) return { side: "given", bound: "most" };
  return { side: GOT.test(label) ? "got" : "open" };
}

function partyOf(field: Shown, envelope: Envelope, tokens: ReadonlySet<string>): Role {
  const { label, value, path, isToken } = field;
  const address = value as Address;
  if (REFERRER.test(label) || tokens.has(path)) return { is: "nothing" };
  if (isToken)
    return { is: "token", address, side: GOT.test(label) ? "got" : GIVEN.test(label) ? "given" : "open" };
  if (RECIPIENT.test(label)) {
    const recipient = senderOr(address, field, envelope);
    return recipient ? { is: "recipient", address: recipient } : { is: "described" };
  }
  if (OWNER.test(label)) return { is: "owner", address };
  return SPENDER.test(label) ? { is: "spender", address } : { is: "described" };
}

/** Some contracts take an address of nobody for their caller; where the descriptor does not say so, it is nobody. */
function senderOr(address: Address, { standsForSender }: Shown, { from }: Envelope): Address | undefined {
  if (standsForSender.includes(address)) return from;
  return address === ZERO_ADDRESS ? undefined : address;
}
