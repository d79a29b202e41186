import { type FoundAction, isNegated } from "./actions.ts";
import { type FoundAmount, findAmounts, type Stretch } from "./amounts.ts";
import type { Amount, Intent, Party, Step, TokenMention } from "./intent.ts";
import type { Lexeme } from "./lexer.ts";
import { findParties } from "./parties.ts";
import { tokenAtLexeme } from "./tokens.ts";

export interface FoundSteps {
  steps: Step[];
  ambiguities: Intent["ambiguities"];
}

/** Cuts the intent at its verbs and reads amount, token and parties of each part. */
export function findSteps(
  text: string,
  lexemes: readonly Lexeme[],
  actions: readonly FoundAction[],
  isTaken: (at: number) => boolean,
): FoundSteps {
  const ambiguities: Intent["ambiguities"] = [];
  const forbidden = findForbidden(lexemes);
  const steps = actions.flatMap((found, index) => {
    const stretch = {
      text,
      lexemes,
      from: index === 0 ? 0 : found.at,
      to: actions[index + 1]?.at ?? lexemes.length,
      verb: found.at,
      isTaken: (at: number) => isTaken(at) || forbidden[at] === true,
    };
    return readStretch(stretch, found, ambiguities);
  });
  return { steps: inherit(steps), ambiguities };
}

function readStretch(stretch: Stretch, { action }: FoundAction, ambiguities: Intent["ambiguities"]): Step[] {
  const approving = action.operation === "approve" || action.operation === "revoke";
  const { counterparties, source, tokenContracts } = findParties(stretch);
  const amounts = findAmounts(stretch, approving);
  const isAmount = (at: number) => amounts.some(({ from, to }) => at >= from && at < to);
  const mention = firstMention(stretch, isAmount);
  const groups = groupAmounts(stretch, amounts);
  const step = (amount: Amount | undefined, restated: Amount[], counterparty: Party | undefined): Step => {
    const bound = amount?.token ?? restated.find(({ token }) => token)?.token;
    return {
      action,
      amount,
      restated,
      token: nameContract(bound ?? mention, tokenContracts),
      amountOut: undefined,
      tokenOut: undefined,
      tokenIds: [],
      isWholeCollection: false,
      protocol: undefined,
      counterparty,
      source,
    };
  };
  if (groups.length <= 1 && counterparties.length <= 1) {
    const [first, ...restated] = groups[0] ?? [];
    return [step(first, restated, counterparties[0])];
  }
  if (counterparties.length <= 1)
    return groups.map(([first, ...rest]) => step(first, rest, counterparties[0]));
  if (groups.length === counterparties.length) {
    return groups.map(([first, ...rest], index) => step(first, rest, counterparties[index]));
  }
  const isEach = stretch.lexemes.slice(stretch.from, stretch.to).some(({ lower }) => lower === "each");
  const [only, ...others] = groups;
  if (isEach && only && others.length === 0) {
    return counterparties.map((party) => step(only[0], only.slice(1), party));
  }
  ambiguities.push({
    problem: `It names ${counterparties.length} addresses beside "${action.quote.text}" and does not say what goes to which.`,
    remedy: "Say in the intent, for every address, what it is to receive.",
    quote: action.quote,
  });
  return [step(only?.[0], [], counterparties[0])];
}

/** Restatements such as "(100000000000000000 wei)" or "about $250" join the amount that they restate. */
function groupAmounts({ lexemes }: Stretch, found: FoundAmount[]): Amount[][] {
  const groups: Amount[][] = [];
  const hasTokens = found.some(({ amount }) => amount.kind !== "number" || amount.unit !== "USD");
  for (const { amount, from } of found) {
    const previous = groups.at(-1);
    if (hasTokens && amount.kind === "number" && amount.unit === "USD" && !amount.token) continue;
    const before = lexemes[from - 1]?.lower ?? "";
    const isRestated = /^(?:\(|=|or|aka|equals?|,)$/.test(before) || before === "e";
    const isAgain = previous?.some((known) => isSame(known, amount));
    if (previous && (isAgain || (isRestated && amount.kind === "number" && amount.unit !== "token"))) {
      if (!isAgain) previous.push(amount);
    } else groups.push([amount]);
  }
  return groups;
}

function isSame(left: Amount, right: Amount): boolean {
  if (left.token?.symbol !== right.token?.symbol) return false;
  if (left.kind !== "number" || right.kind !== "number") return left.kind === right.kind;
  return (
    left.unit === right.unit &&
    left.value.digits === right.value.digits &&
    left.value.scale === right.value.scale
  );
}

function firstMention(stretch: Stretch, isAmount: (at: number) => boolean): TokenMention | undefined {
  for (let at = stretch.from; at < stretch.to; at += 1) {
    if (stretch.isTaken(at) || isAmount(at)) continue;
    const found = tokenAtLexeme(stretch.text, stretch.lexemes, at);
    if (found && found.token.quote.text.toLowerCase() !== "ethereum") return found.token;
  }
  return undefined;
}

/** A contract in brackets says which token of that name is meant. */
function nameContract(token: TokenMention | undefined, contracts: TokenMention[]): TokenMention | undefined {
  const [contract] = contracts;
  return token && contract ? { ...token, contract: contract.contract } : (token ?? contract);
}

/** "Do not send anything else": from a negated verb to the end of its clause nothing is asked for. */
function findForbidden(lexemes: readonly Lexeme[]): boolean[] {
  let isForbidden = false;
  return lexemes.map(({ kind, text, lower }, at) => {
    if ((kind === "sign" && /[.;!?,]/.test(text)) || lower === "but" || lower === "instead")
      isForbidden = false;
    else if (FORBIDDABLE.has(lower) && isNegated(lexemes, at)) isForbidden = true;
    return isForbidden;
  });
}

const FORBIDDABLE = new Set(
  "send transfer pay approve use touch spend swap move give sell exceed".split(" "),
);

/** "Approve and send 5 USDC to 0x…": a bare verb shares what the next one names; a bare repetition is dropped. */
function inherit(steps: Step[]): Step[] {
  const isBare = (step: Step) => !step.amount && !step.token && !step.counterparty;
  return steps.flatMap((step, index) => {
    const beside = steps[index + 1] ?? (index > 0 ? steps[index - 1] : undefined);
    if (!isBare(step) || !beside) return [step];
    if (beside.action.operation === step.action.operation) return [];
    return [{ ...beside, action: step.action }];
  });
}
