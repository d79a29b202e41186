import type { Address } from "../../../addresses/address.ts";
import type { MovedAmount, Operation } from "../../call.ts";
import type { Envelope, Facets } from "../decoder.ts";
import { amountOrAll } from "../moved-amount.ts";
import { claimFacets } from "./claim.ts";
import { unsaidOf } from "./coverage.ts";
import type { ToldFields } from "./fields.ts";
import { operationOf, type ToldOperation } from "./operations.ts";
import type { Described } from "./registry.ts";
import { type Role, roleOf } from "./roles.ts";

/** What a descriptor tells of a call, or what it leaves open so that the call cannot be judged. */
export type Told = { facets: Facets } | { open: string };

type Amount = Extract<Role, { is: "amount" }>;

/** What the fields come to together. */
interface Gathered {
  amounts: Amount[];
  recipient: Address | undefined;
  /** A recipient is among the fields, be it the sender. */
  namesRecipient: boolean;
  owner: Address | undefined;
  spender: Address | undefined;
  deadline: bigint | undefined;
  numbers: bigint[];
}

/**
 * Facets from the typed fields of a descriptor. Nothing may be left over: every argument is shown, names the token of an
 * amount, or is a plain number that is hidden on purpose. Only of a trade that fixes what is given, the least that is got
 * and who gets it may the way there be hidden, since the contract holds to these whatever the way is.
 */
export function registryFacets(
  { compiled }: Described,
  intent: string,
  fields: ToldFields,
  envelope: Envelope,
): Told {
  const told = operationOf(intent);
  if (!told) return { open: `which operation "${intent}" is` };
  const gathered = gather(fields, envelope);
  if ("open" in gathered) return gathered;
  const { forgotten, opaque } = unsaidOf(compiled.signature.parameters, fields);
  const isBySender = /ByOrderId$/.test(compiled.signature.name);
  const hidesWay = told.operation === "swap" && (gathered.namesRecipient || isBySender);
  const unsaid = hidesWay ? [] : [...forgotten, ...opaque];
  if (unsaid[0] !== undefined) return { open: `the argument \`${unsaid[0]}\`` };
  const facets = assemble(told, intent, gathered, envelope);
  if ("open" in facets) return facets;
  const spent = facets.amountIn?.asset.contract === "native" ? facets.amountIn.baseUnits : 0n;
  if (envelope.value !== spent) return { open: `what the value of ${envelope.value} wei is for` };
  return { facets };
}

function gather({ shown }: ToldFields, envelope: Envelope): Gathered | { open: string } {
  const tokens = new Set(shown.flatMap(({ tokenPath }) => tokenPath ?? []));
  const gathered: Gathered = {
    amounts: [],
    recipient: undefined,
    namesRecipient: false,
    owner: undefined,
    spender: undefined,
    deadline: undefined,
    numbers: [],
  };
  for (const field of shown) {
    const role = roleOf(field, envelope, tokens);
    if (typeof role === "string") return { open: role };
    if (role.is === "amount") gathered.amounts.push(role);
    else if (role.is === "number") gathered.numbers.push(role.value);
    else if (role.is === "end") {
      if (gathered.deadline !== undefined) return { open: "which of two ends counts" };
      gathered.deadline = role.at;
    } else if (role.is !== "nothing") {
      if (gathered[role.is] !== undefined) return { open: `which of two addresses is the ${role.is}` };
      if (role.address === undefined) return { open: `who "${field.label}" is` };
      gathered[role.is] = role.address;
      if (role.is === "recipient") gathered.namesRecipient = true;
    }
  }
  return gathered;
}

const GIVING: ReadonlySet<Operation> = new Set([
  "transfer",
  "stake",
  "supply",
  "repay",
  "wrap",
  "unwrap",
  "burn",
  "approve",
]);

function assemble(
  told: ToldOperation,
  intent: string,
  gathered: Gathered,
  envelope: Envelope,
): Facets | { open: string } {
  const { operation } = told;
  const { amounts, recipient, owner, spender, deadline } = gathered;
  const self = recipient ?? envelope.from;
  const parties = {
    ...(operation !== "approve" && self ? { recipient: self } : {}),
    ...(owner ? { owner } : {}),
    ...(spender ? { spender } : {}),
    ...(deadline === undefined ? {} : { deadline }),
  };
  if (operation === "claim" || operation === "cancel")
    return amounts.length === 0
      ? { ...told, ...parties, ...claimFacets(operation, intent, gathered.numbers, envelope) }
      : { open: "how much of what it claims" };
  const sides = sidesOf(operation, amounts, envelope);
  if ("open" in sides) return sides;
  const { given, got } = sides;
  if ((operation === "approve") !== (spender !== undefined)) return { open: "who may spend" };
  if (operation === "transfer" && recipient === undefined) return { open: "who gets it" };
  if (operation === "swap" && !(given && got)) return { open: "both sides of the trade" };
  if (operation === "borrow" && recipient !== undefined && recipient !== envelope.from)
    return { open: "whose debt it is" };
  if (GIVING.has(operation) && !given) return { open: "what is given" };
  const isRevoked = operation === "approve" && given?.baseUnits === 0n;
  return {
    ...told,
    ...(isRevoked ? { operation: "revoke" as const } : {}),
    ...(given ? { amountIn: given } : {}),
    ...(got ? { amountOut: got } : {}),
    ...parties,
  };
}

/** What leaves and what comes: an amount without a side is given, save where the deed is to get something out. */
function sidesOf(
  operation: Operation,
  amounts: readonly Amount[],
  { to }: Envelope,
): { given?: MovedAmount; got?: MovedAmount } | { open: string } {
  const given: MovedAmount[] = [];
  const got: MovedAmount[] = [];
  for (const { asset, baseUnits, side, bound } of amounts) {
    const isOut = operation === "withdraw" || operation === "borrow" || operation === "unstake";
    // A share is the contract's own token, and leaves when what it stands for comes.
    const isGot =
      side === "got" || (side === "open" && isOut && asset.contract !== to && amounts.length === 1);
    const moved = isOut && isGot ? amountOrAll(asset, baseUnits) : { asset, baseUnits };
    (isGot ? got : given).push({
      ...moved,
      ...(bound === "least" ? { bound: "at least" as const } : {}),
      ...(bound === "most" ? { bound: "at most" as const } : {}),
    });
  }
  if (given.length > 1 || got.length > 1) return { open: "which of several amounts counts" };
  if (given.length + got.length === 0) return { open: "an amount" };
  return { ...(given[0] ? { given: given[0] } : {}), ...(got[0] ? { got: got[0] } : {}) };
}
