import type { Operation } from "../calls/call.ts";

/** Verbs by what they ask for, in their plain form; the others are derived. */
const VERBS: Readonly<Partial<Record<Operation, string>>> = {
  transfer:
    "send transfer pay move remit give donate tip wire forward refund reimburse gift disburse fund deliver contribute airdrop return credit compensate top dispatch shoot ship beam push hand pass toss sling drop slide slip relay throw release split divide distribute",
  approve: "approve allow authorize authorise permit grant let increase bump set whitelist empower entitle",
  revoke: "revoke remove cancel reset disallow unapprove reduce decrease lower",
  swap: "swap exchange trade convert buy sell purchase acquire get obtain turn change dump cash spend flip offload unload shift switch liquidate ditch grab snag scoop market-sell market-buy",
  wrap: "wrap",
  unwrap: "unwrap",
  supply: "supply deposit lend put post add provide park place stash invest earn",
  withdraw: "withdraw redeem pull take unlend retrieve recover reclaim",
  borrow: "borrow",
  repay: "repay settle close clear",
  stake: "stake delegate restake liquid-stake",
  unstake: "unstake queue",
  administer: "enable disable replace install uninstall rotate upgrade renounce raise",
  bridge: "bridge",
  mint: "mint",
  burn: "burn",
  claim: "claim harvest collect",
  deploy: "deploy",
  sign: "sign list",
};

const NOUNS: Readonly<Partial<Record<Operation, string>>> = {
  transfer: "transfer payment donation payout refund tip",
  approve: "approval allowance permit",
  revoke: "revocation",
  swap: "swap trade exchange conversion purchase sale",
  supply: "deposit supply",
  withdraw: "withdrawal redemption",
  borrow: "borrow loan",
  repay: "repayment",
  stake: "stake",
  bridge: "bridge",
  mint: "mint",
  burn: "burn",
  claim: "claim",
};

const wordsOf = (table: Readonly<Partial<Record<Operation, string>>>) =>
  Object.entries(table).flatMap(([operation, words]) =>
    words.split(" ").map((word) => [word, operation as Operation] as const),
  );

const DOUBLED = new Set(
  "transfer swap wrap unwrap get set let put permit tip ship slip drop flip grab snag split".split(" "),
);

/** Every form of a verb to its plain form. */
export const plainForm: ReadonlyMap<string, string> = new Map(
  wordsOf(VERBS).flatMap(([verb]) =>
    [verb, thirdPerson(verb), gerund(verb)].map((form) => [form, verb] as const),
  ),
);
const PAST: Readonly<Record<string, string>> = {
  send: "sent",
  pay: "paid",
  give: "given",
  lend: "lent",
  sell: "sold",
  buy: "bought",
  withdraw: "withdrawn",
  take: "taken",
  repay: "repaid",
  get: "got",
  put: "put",
  set: "set",
  let: "let",
  split: "split",
};
/** "sent", "unwrapped" to the plain form. */
export const plainOfPast: ReadonlyMap<string, string> = new Map(
  wordsOf(VERBS).map(([verb]) => [PAST[verb] ?? past(verb), verb] as const),
);
export const operationOfVerb: ReadonlyMap<string, Operation> = new Map(wordsOf(VERBS));
export const operationOfNoun: ReadonlyMap<string, Operation> = new Map(wordsOf(NOUNS));

/** A verb in every form: plain, third person, gerund, past. */
export function formsOf(verb: string): string[] {
  return [verb, thirdPerson(verb), gerund(verb), PAST[verb] ?? past(verb)];
}

function thirdPerson(verb: string): string {
  return /(?:s|x|sh|ch)$/.test(verb)
    ? `${verb}es`
    : /[^aeou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`;
}

function past(verb: string): string {
  if (DOUBLED.has(verb)) return `${verb}${verb.at(-1)}ed`;
  if (/[^aeou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  return verb.endsWith("e") ? `${verb}d` : `${verb}ed`;
}

function gerund(verb: string): string {
  if (DOUBLED.has(verb)) return `${verb}${verb.at(-1)}ing`;
  return verb.endsWith("e") ? `${verb.slice(0, -1)}ing` : `${verb}ing`;
}
