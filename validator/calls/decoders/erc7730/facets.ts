import type { Address } from "../../../addresses/address.ts";
import type { Parameter } from "../../abi/parse-signature.ts";
import type { MovedAmount, Operation } from "../../call.ts";
import type { Facets } from "../decoder.ts";
import { amountOrAll } from "../moved-amount.ts";
import type { Shown } from "./fields.ts";
import type { Roots } from "./paths.ts";
import type { Described } from "./registry.ts";

/** First words of the registry's intents that mean one operation only. */
const OPERATIONS: Readonly<Record<string, Operation>> = {
  swap: "swap",
  send: "transfer",
  transfer: "transfer",
  stake: "stake",
  supply: "supply",
  deposit: "supply",
  withdraw: "withdraw",
  borrow: "borrow",
  repay: "repay",
};
const RECIPIENT = /^(?:(?:to )?recipient|receiver|beneficiary|to)$/i;
const MINIMUM = /\bmin(?:imum)?\b/i;
const DEADLINE = /deadline|expir|valid until/i;

/**
 * Facets from what the registry has a wallet show, only where nothing is left over: every field shown is an amount, a
 * recipient or an end, every address among the arguments is one of them, and no argument holds further instructions.
 */
export function registryFacets(
  { compiled, format }: Described,
  intent: string,
  shown: readonly Shown[],
  { envelope }: Roots,
): Facets | undefined {
  const word = intent.toLowerCase().split(/\s/)[0] ?? "";
  const operation = Object.hasOwn(OPERATIONS, word) ? OPERATIONS[word] : undefined;
  if (!operation || !coversAll(compiled.signature.parameters, format.fields ?? [], shown)) return undefined;
  const amounts: MovedAmount[] = [];
  const minima: MovedAmount[] = [];
  let recipient: Address | undefined;
  let deadline: bigint | undefined;
  for (const { label, format: kind, value, asset } of shown) {
    if (asset && typeof value === "bigint")
      (MINIMUM.test(label) ? minima : amounts).push({ asset, baseUnits: value });
    else if (kind === "addressName" && RECIPIENT.test(label) && recipient === undefined)
      recipient = value as Address;
    else if (kind === "date" && DEADLINE.test(label) && typeof value === "bigint") deadline = value;
    else return undefined;
  }
  const [amount, ...otherAmounts] = amounts;
  const [minimum, ...otherMinima] = minima;
  if (!amount || otherAmounts.length > 0 || otherMinima.length > 0) return undefined;
  if (envelope.value !== (amount.asset.contract === "native" ? amount.baseUnits : 0n)) return undefined;
  const self = recipient ?? envelope.from;
  const ends = {
    ...(self ? { recipient: self } : {}),
    ...(deadline === undefined ? {} : { deadline }),
  };
  if (operation === "swap") {
    return minimum && { operation, amountIn: amount, amountOut: { ...minimum, bound: "at least" }, ...ends };
  }
  if (operation === "withdraw" || operation === "borrow") {
    return minimum
      ? undefined
      : { operation, amountOut: amountOrAll(amount.asset, amount.baseUnits), ...ends };
  }
  if (operation === "transfer" && recipient === undefined) return undefined;
  return {
    operation,
    amountIn: amount,
    ...(minimum ? { amountOut: { ...minimum, bound: "at least" } } : {}),
    ...ends,
  };
}

/** Whether every argument is shown, names the token of an amount that is shown, or is a plain number that is hidden on purpose. */
function coversAll(
  parameters: readonly Parameter[],
  fields: Described["format"]["fields"],
  shown: readonly Shown[],
): boolean {
  const plain = (path: unknown) => (typeof path === "string" ? path.replace(/^#\./, "") : "");
  const told = new Set(shown.map(({ path }) => plain(path)));
  for (const { params } of fields ?? []) told.add(plain(params?.tokenPath));
  const hidden = new Set(
    (fields ?? []).filter(({ visible }) => visible === "never").map(({ path }) => plain(path)),
  );
  return parameters.every(
    ({ name, type }) => told.has(name) || (hidden.has(name) && /^(?:u?int\d*|bool|bytes32)$/.test(type)),
  );
}
