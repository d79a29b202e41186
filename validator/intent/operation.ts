import type { Operation } from "../calls/call.ts";
import { clauseEnd, hasWord } from "./clause.ts";
import type { Lexeme } from "./lexer.ts";
import { numberAt } from "./numbers.ts";
import { protocolAt } from "./protocol.ts";
import { isTaken, type Reading, wordAt } from "./reading.ts";
import { tokenAtLexeme } from "./tokens.ts";
import { operationOfVerb } from "./verbs.ts";

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

const ALLOWANCE = words(
  "allowance allowances approval approvals permission permissions spend spending spender access setapprovalforall operator",
);
/** What somebody is allowed to do: "allow 0x… to use 5 USDC". */
const ABILITY = words("use manage move transfer control operate handle pull draw take");
const CONTROL = words(
  "owner owners ownership signer signers module modules guard threshold implementation handler admin cosigner",
);
const LIQUIDITY = words("liquidity lp lps");
const POOL = words("pool");
const DEBT = words("owe owed debt debts loan loans borrow borrows borrowing position positions");
const COLLATERAL = words("collateral");
const LOAN = words("loan loans");
const INTO = words("into to for");
const ONLY_INTO = words("into");
const SPENT_ON = words("on for");
const PAYMENT = words("for with using from");
const PERMIT = words("permit permit2 approval");
const SALE = words("sale nft nfts opensea marketplace #");
const YIELD = words("fees rewards reward yield interest");
const CODE = words("eoa 7702 eip-7702 code");

/** Verbs that mean an approval only beside words of permission. */
const NEEDS_ALLOWANCE = words("let increase raise bump set allow permit grant");
const CONTROLS_ANYWHERE = words(
  "add remove replace enable disable install uninstall change set rotate raise lower increase decrease reduce",
);
const CONTROLS_BESIDE = words("transfer swap upgrade renounce revoke");
const ADDS_LIQUIDITY = words("add provide supply deposit put increase");
const REMOVES_LIQUIDITY = words("remove withdraw pull decrease burn close redeem take reduce");
const LENDERS = words(
  "aave aave_v2 aave_v3 compound compound_v2 compound_v3 morpho spark euler fluid yearn maker",
);
const STAKERS = words("lido rocketpool");
const BACK = words("back");
const OUT = words("out");
const BORROWED = words("borrowed owe owed debt loan");
const WITHDRAWAL = words("withdrawal withdrawals");
const INTEREST = words("interest yield");
/** How far from the verb what it controls may stand: "transfer the ownership". */
const BESIDE = 4;

/** What a verb asks for, told by what stands beside it. */
export function operationAt(reading: Reading, at: number, verb: string): Operation | undefined {
  const { lexemes } = reading;
  // What was read as a limit, such as "paying at most 5 USDC", is no wish.
  if (isTaken(reading, at)) return undefined;
  const end = clauseEnd(lexemes, at);
  const has = (set: ReadonlySet<string>) => hasWord(lexemes, at + 1, end, set);
  const operation = operationOfVerb.get(verb);
  if (CONTROLS_ANYWHERE.has(verb) && has(CONTROL) && !has(ALLOWANCE)) return "administer";
  if (CONTROLS_BESIDE.has(verb) && hasWord(lexemes, at + 1, Math.min(end, at + BESIDE), CONTROL))
    return "administer";
  // Lending markets call what is supplied to them liquidity too.
  if (has(LIQUIDITY) && !hasLender(reading, at, end)) {
    if (ADDS_LIQUIDITY.has(verb)) return "add liquidity";
    if (REMOVES_LIQUIDITY.has(verb)) return "remove liquidity";
  }
  if (has(POOL) && /^(?:add|provide|remove)$/.test(verb) && !hasLender(reading, at, end))
    return verb === "remove" ? "remove liquidity" : "add liquidity";
  if (NEEDS_ALLOWANCE.has(verb)) {
    if (!has(ALLOWANCE) && !(/^(?:let|allow|permit|grant)$/.test(verb) && has(ABILITY)))
      return verb === "grant" ? "transfer" : undefined;
    return isToZero(lexemes, at, end) ? "revoke" : "approve";
  }
  const next = wordAt(lexemes, at + 1);
  switch (verb) {
    case "top":
      if (next !== "up") return undefined;
      return hasLender(reading, at, end) && !hasParty(lexemes, at, end) ? "supply" : "transfer";
    case "return":
      // "Return the 5 DAI that I borrowed from Aave"
      return has(BORROWED) && hasLender(reading, at, end) ? "repay" : operation;
    case "queue":
      return has(WITHDRAWAL) ? "unstake" : undefined;
    case "give":
      return has(ALLOWANCE) ? "approve" : "transfer";
    case "pay":
      if (/^(?:back|off|down)$/.test(next) || has(DEBT)) return "repay";
      if (namesMeans(reading, at) && !hasParty(lexemes, at, end)) return undefined;
      return has(BACK) && hasVenue(reading, at, end, LENDERS) ? "repay" : "transfer";
    case "cancel":
      return has(ALLOWANCE) ? "revoke" : "cancel";
    case "remove":
    case "lower":
    case "reduce":
    case "decrease":
    case "reset":
      if (has(ALLOWANCE)) return isToSomething(lexemes, at, end) ? "approve" : "revoke";
      if (verb !== "remove") return has(DEBT) && verb !== "reset" ? "repay" : undefined;
      return has(COLLATERAL) || hasLender(reading, at, end) ? "withdraw" : undefined;
    case "take":
      return has(LOAN) ? "borrow" : hasLender(reading, at, end) || has(COLLATERAL) ? "withdraw" : undefined;
    case "pull":
    case "unlend":
    case "retrieve":
    case "recover":
    case "reclaim":
      return has(COLLATERAL) || hasLender(reading, at, end) ? "withdraw" : undefined;
    case "add":
    case "put":
    case "post":
    case "provide":
    case "park":
    case "place":
    case "stash":
    case "invest":
      if (hasVenue(reading, at, end, STAKERS)) return "stake";
      if (has(COLLATERAL) || hasLender(reading, at, end)) return "supply";
      return hasTokenAfter(reading, at, end, ONLY_INTO) ? "swap" : undefined;
    case "earn":
      return has(INTEREST) && hasLender(reading, at, end) ? "supply" : undefined;
    case "dispatch":
    case "shoot":
    case "ship":
    case "beam":
    case "push":
    case "hand":
    case "pass":
    case "toss":
    case "sling":
    case "drop":
    case "slide":
    case "slip":
    case "relay":
    case "throw":
    case "release":
    case "split":
    case "divide":
    case "distribute":
      return hasParty(lexemes, at, end) ? "transfer" : undefined;
    case "whitelist":
    case "empower":
    case "entitle":
      return hasParty(lexemes, at, end) ? "approve" : undefined;
    case "settle":
    case "close":
    case "clear":
      return has(DEBT) ? "repay" : undefined;
    case "get":
      if ((has(BACK) || has(OUT)) && hasLender(reading, at, end)) return "withdraw";
      if (hasTokenAfter(reading, at, end, PAYMENT)) return "swap";
      return hasParty(lexemes, at, end) ? "transfer" : undefined;
    case "obtain":
    case "acquire":
    case "grab":
    case "snag":
    case "scoop":
      return hasTokenAfter(reading, at, end, PAYMENT) ? "swap" : undefined;
    case "cash":
      return next === "out" ? "swap" : undefined;
    case "spend":
      return hasTokenAfter(reading, at, end, SPENT_ON) ? "swap" : undefined;
    case "turn":
    case "change":
    case "flip":
    case "offload":
    case "unload":
    case "shift":
    case "switch":
    case "liquidate":
    case "ditch":
      return hasTokenAfter(reading, at, end, INTO) ? "swap" : undefined;
    case "move":
      // "Move 5 DAI to USDC" or "into sDAI", where "to Aave" is a place.
      return !hasParty(lexemes, at, end) &&
        !hasLender(reading, at, end) &&
        hasTokenAfter(reading, at, end, INTO)
        ? "swap"
        : operation;
    case "swap":
      return has(CONTROL) && CONTROL.has(next) ? "administer" : "swap";
    case "sign":
      return has(PERMIT) ? "approve" : "sign";
    case "list":
      return has(SALE) ? "sign" : undefined;
    case "collect":
      return has(YIELD) ? "claim" : undefined;
    case "enable":
      return has(ABILITY) && hasParty(lexemes, at, end) ? "approve" : undefined;
    case "disable":
    case "replace":
    case "install":
    case "uninstall":
    case "rotate":
    case "raise":
      return undefined;
    case "delegate":
      return has(CODE) ? "administer" : "stake";
    default:
      return operation;
  }
}

/** "pay with WETH", "paying in USDC": by what something else is paid. */
function namesMeans(reading: Reading, at: number): boolean {
  return (
    at > 0 &&
    /^(?:with|in|using)$/.test(wordAt(reading.lexemes, at + 1)) &&
    tokenAtLexeme(reading, at + 2) !== undefined
  );
}

function isToZero(lexemes: readonly Lexeme[], from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    if (wordAt(lexemes, at - 1) === "to" && /^(?:0|zero)$/.test(wordAt(lexemes, at))) return true;
  }
  return false;
}

/** "Reduce the allowance to 50 USDC" leaves an approval. */
function isToSomething(lexemes: readonly Lexeme[], from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    if (wordAt(lexemes, at - 1) === "to" && numberAt(lexemes, at)) return !isToZero(lexemes, from, to);
  }
  return false;
}

function hasLender(reading: Reading, from: number, to: number): boolean {
  return hasVenue(reading, from, to, LENDERS);
}

function hasVenue(reading: Reading, from: number, to: number, names: ReadonlySet<string>): boolean {
  for (let at = from + 1; at < to; at += 1) {
    const found = protocolAt(reading, at, false);
    if (found && names.has(found.name)) return true;
  }
  return false;
}

/** Whether somebody is named by an address or an ENS name behind a verb. */
function hasParty(lexemes: readonly Lexeme[], from: number, to: number): boolean {
  for (let at = from + 1; at < to; at += 1)
    if (/^(?:address|name|hex)$/.test(lexemes[at]?.kind ?? "")) return true;
  return false;
}

function hasTokenAfter(reading: Reading, from: number, to: number, markers: ReadonlySet<string>): boolean {
  let isMarked = false;
  for (let at = from + 1; at < to; at += 1) {
    if (isMarked && tokenAtLexeme(reading, at)) return true;
    if (markers.has(wordAt(reading.lexemes, at))) isMarked = true;
  }
  return false;
}
