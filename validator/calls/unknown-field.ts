import { parseQuantity } from "../decimals/quantity.ts";
import { isEmpty, type RawTransaction } from "../request/raw-transaction.ts";
import { spelling } from "./named-values.ts";
import { toldText } from "./told-text.ts";

/** Parts of transactions that do more than call: blobs, signed envelopes, operations of accounts of code. */
const NOT_UNDERSTOOD: ReadonlySet<string> = new Set(
  [
    "blobs blobversionedhashes maxfeeperblobgas sidecars kzgcommitments",
    "raw rawtx rawtransaction signedtx signedtransaction serializedtransaction",
    "userop userops useroperation useroperations initcode paymaster paymasteranddata paymasterdata factory factorydata",
    "delegate delegation delegations eip7702",
  ].flatMap((names) => names.split(" ")),
);
/** A selector and whole words behind it. */
const CALLDATA = /^0x[0-9a-f]{8}(?:[0-9a-f]{64})+$/i;
/** These are read, or belong to what is. */
const READ: ReadonlySet<string> = new Set(["data", "input", "signature"]);
/** The highest type of envelope that there is (EIP-7702). */
const LAST_TYPE = 4n;

/** A field that looks like part of a transaction and that nothing here reads: what would be signed with the rest unseen. */
export function unknownField(raw: RawTransaction): string | undefined {
  const type = parseQuantity(raw.type);
  if (type !== undefined && (type === 3n || type > LAST_TYPE)) return "type";
  const own = [raw.data, raw.input].map((given) => toldText(given ?? "").toLowerCase());
  for (const [key, value] of Object.entries(raw)) {
    if (isEmpty(value) || value === false || READ.has(key)) continue;
    if (NOT_UNDERSTOOD.has(spelling(key))) return key;
    if (typeof value === "string" && CALLDATA.test(value) && !own.includes(value.toLowerCase())) return key;
  }
  return undefined;
}
