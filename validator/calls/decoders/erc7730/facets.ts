import { tokenAt } from "../../../data/tokens.ts";
import type { Parameter } from "../../abi/parse-signature.ts";
import type { MovedAmount, Operation } from "../../call.ts";
import type { Deed } from "../../deed.ts";
import type { Peculiarity } from "../../peculiarity.ts";
import type { Envelope, Facets } from "../decoder.ts";
import { amountOrAll } from "../moved-amount.ts";
import { claimFacets } from "./claim.ts";
import { unsaidOf } from "./coverage.ts";
import { describedDeed } from "./deed.ts";
import type { ToldFields } from "./fields.ts";
import { type Amount, type Gathered, gather } from "./gather.ts";
import { operationOf, type ToldOperation } from "./operations.ts";
import type { Roots } from "./paths.ts";

/** What a descriptor tells of a call, or what it leaves open so that the call cannot be judged. */
export type Told = { facets: Facets } | { open: string };

/** A function, or typed data that is to be signed. */
export interface Shape {
  name: string;
  parameters: readonly Parameter[];
  isSigned: boolean;
}

/**
 * Facets from the typed fields of a descriptor. Nothing is left over: what is shown and has no facet of its own, and what
 * is neither shown nor a plain number that is hidden on purpose, is a value that the intent has to name. Only of a trade
 * that fixes what is given, the least that is got and who gets it may the way there be hidden, since the contract holds to
 * these whatever the way is.
 */
export function registryFacets(
  { name, parameters, isSigned }: Shape,
  intent: string,
  fields: ToldFields,
  roots: Roots,
): Told {
  const { envelope } = roots;
  const gathered = gather(fields, envelope);
  const told = operationOf(intent, isSigned) ?? { operation: "other" as const };
  const isBySender = /ByOrderId$/.test(name);
  const isBounded = gathered.recipient !== undefined || isBySender;
  const hidesWay = !isSigned && told.operation === "swap" && isBounded;
  // Where a bridge leads to, and what an order is subject to, may be a plain number.
  const mayHide = isSigned || told.operation === "bridge" ? "nothing" : "numbers";
  const unsaid = hidesWay ? [] : unsaidOf(parameters, fields, roots, mayHide);
  const described: Peculiarity[] = [
    ...gathered.described,
    ...(BOUNDED.has(told.operation) ? [] : gathered.bounds),
    ...unsaid.map(({ label, value }) => ({ choice: "described value" as const, label, value })),
  ];
  if (described.length > MOST_DESCRIBED) return { open: "what its many values are, which nobody could name" };
  const deed = describedDeed(intent, fields, unsaid, envelope, !BOUNDED.has(told.operation));
  const facets = assemble(told, intent, deed, { ...gathered, described }, envelope);
  if ("open" in facets) return facets;
  const spent = facets.amountIn?.asset.contract === "native" ? facets.amountIn.baseUnits : 0n;
  if (envelope.value === spent + gathered.charges) return { facets };
  // A sum of the currency that a deed only writes down, with nothing of it sent along: the deed has it as a value.
  if (facets.operation === "other" && envelope.value === gathered.charges) {
    const { amountIn: _, ...deedAlone } = facets;
    return { facets: deedAlone };
  }
  return { open: `what the value of ${envelope.value} wei is for` };
}

/** Nobody names more; lists in calldata may be long. */
const MOST_DESCRIBED = 64;

/** Between an account and its own position, at the contract's own rate. */
const BOUNDED: ReadonlySet<Operation> = new Set(["stake", "unstake", "supply", "withdraw"]);

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
const GETTING: ReadonlySet<Operation> = new Set(["withdraw", "unstake", "borrow"]);

function assemble(
  told: ToldOperation,
  intent: string,
  deed: Deed,
  gathered: Gathered,
  envelope: Envelope,
): Facets | { open: string } {
  const { amounts, described, spender } = gathered;
  const parties = partiesOf(told.operation, gathered, envelope);
  const peculiarities = described.length > 0 ? { peculiarities: described } : {};
  const sides = sidesOf(told.operation, amounts, envelope);
  if ("open" in sides) return sides;
  const { given, got } = sides;
  const yielded = got ?? stakedFor(told.operation, given, envelope);
  const moved = { ...(given ? { amountIn: given } : {}), ...(yielded ? { amountOut: yielded } : {}) };
  const { operation } = told;
  const isOpen = operation === "other" ? {} : { isOpen: true as const };
  const other: Facets = { operation: "other", deed: { ...deed, ...isOpen }, ...moved, ...parties };
  if (operation === "other") return other;
  // What is due is paid out by its number, or all of it.
  const isDue = GETTING.has(operation) && amounts.length === 0 && described.length === 0;
  if (operation === "claim" || operation === "cancel" || isDue) {
    const claim = operation === "cancel" ? "cancel" : "claim";
    const also = isDue ? { alsoOperation: [operation, ...(told.alsoOperation ?? [])] } : {};
    return {
      ...told,
      operation: claim,
      ...also,
      ...moved,
      ...parties,
      ...claimFacets(claim, intent, gathered.numbers, envelope),
      ...peculiarities,
      deed,
    };
  }
  if (operation === "approve" ? !spender || !given : spender !== undefined) return other;
  if (operation === "transfer" && gathered.recipient === undefined) return other;
  // A value that is named in an intent might be an amount of anything.
  const isWhole =
    operation === "swap"
      ? given !== undefined && got !== undefined
      : !GIVING.has(operation) || given !== undefined;
  if (!isWhole) return other;
  if (operation === "borrow" && gathered.recipient !== undefined && gathered.recipient !== envelope.from)
    return { open: "whose debt it is" };
  const isRevoked = operation === "approve" && given?.baseUnits === 0n;
  return {
    ...told,
    ...(isRevoked ? { operation: "revoke" as const } : {}),
    ...moved,
    ...parties,
    ...peculiarities,
    deed,
  };
}

/** A staking contract that is a known token itself gives that token, at its own rate. */
function stakedFor(
  operation: Operation,
  given: MovedAmount | undefined,
  { chainId, to }: Envelope,
): MovedAmount | undefined {
  const share = tokenAt(chainId, to);
  if (operation !== "stake" || share.symbol === undefined || given?.asset.contract === to) return undefined;
  return { asset: share, baseUnits: 0n, bound: "at least" };
}

function partiesOf(
  operation: Operation,
  { recipient, owner, spender, deadline }: Gathered,
  { from }: Envelope,
): Partial<Facets> {
  const self = recipient ?? from;
  return {
    ...(operation !== "approve" && self ? { recipient: self } : {}),
    ...(owner ? { owner } : {}),
    ...(spender ? { spender } : {}),
    ...(deadline === undefined ? {} : { deadline }),
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
    const isOut = GETTING.has(operation) || operation === "claim";
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
  return { ...(given[0] ? { given: given[0] } : {}), ...(got[0] ? { got: got[0] } : {}) };
}
