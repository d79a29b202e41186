import {
  FORMER,
  GAVE,
  GIVE,
  GIVEN,
  HOLDER,
  IS_SET,
  KEY,
  NEEDS,
  REQUIRES,
  RIGHT,
  SET,
  SPEND,
  TAKE,
  TAKEN,
} from "./right-words.ts";

/** "an allowance of 400 DAI", "to spend 400 DAI", "a 400 DAI allowance", "400 DAI of allowance": no sum that is given itself. */
export const isOfRight = (words: readonly string[], at: number) =>
  words[at] !== "sum" ||
  RIGHT.test(words[words[at + 1] === "of" ? at + 2 : at + 1] ?? "") ||
  words.slice(0, at).some((word) => RIGHT.test(word) || SPEND.test(word) || word === "one");

/** "the DAI allowance of 0x…: 0", "same spender -> 400": what is told of, and what becomes of it. */
export function isFixed(words: readonly string[], isRenewed: boolean): boolean {
  const [about, lead, what] = [words.slice(0, -2), words.at(-2) ?? "", words.at(-1) ?? ""];
  // "the current allowance: 0", and "allowance: 0" where nothing more becomes of it, tell what is.
  const isTold = lead !== "to" && (!isRenewed || about.some((word) => FORMER.test(word) || word === "has"));
  const isOfOther = about.some(
    (word, at) => HOLDER.test(word) && !/^(?:the|that|this|same|0x)$/.test(about[at - 1] ?? ""),
  );
  return (
    /^(?:sum|nothing)$/.test(what) &&
    /^(?:to|:|=)$/.test(lead) &&
    !isTold &&
    (about.includes("0x") ? about.some((word) => RIGHT.test(word)) : !isOfOther) &&
    about.every((word) => isNoun(word) || OF_LABEL.test(word) || KEY.test(word))
  );
}

/** "…, then to 600", "… and then fixed at 600": what becomes of it, and nothing else. */
export const isContinued = (words: readonly string[]) =>
  words.every((word) =>
    /^(?:down|up|back|to|at|sum|nothing|again|exactly|newly|set|raised|fixed|put|issued|renewed|granted|re-issued|reissued|re-granted)$/.test(
      word,
    ),
  ) && /^(?:to|at)$/.test(words[words.findIndex((word) => /^(?:sum|nothing)$/.test(word)) - 1] ?? "");

/** What no clause ends with. */
export const LEADING = /^(?:the|a|an|my|our|its|of|for|over|by|at|to|:|=)$/;

/** What needs no other words: "approve 0x… for 400 DAI", "revoke the DAI approval of 0x…". */
export const PLAIN =
  /^(?:(?:approve|authori[sz]e) (?:0x for sum|sum (?:for|to) 0x)|(?:allow|let) 0x (?:to )?(?:spend|use) sum|(?:revoke|cancel|remove) (?:the |my )?token (?:approval|allowance) (?:of|for|from) 0x|(?:approval|allowance) : sum (?:to|for) 0x)$/;

/** "my old router", "just over 250", "everything but what 0x… may spend" */
export function isOther(words: readonly string[], at: number): boolean {
  const [before, word, next] = [words[at - 1] ?? "", words[at] ?? "", words[at + 1] ?? ""];
  // "authorise 0x… as a spender of my DAI"
  if (word === "spender" && before === "a" && words[at - 2] === "as") return false;
  if (HOLDER.test(word))
    return FORMER.test(before) || /^(?:my|our|another|a|new|other|first|second|third)$/.test(before);
  // "one of two allowances"; "one of 250 DAI" has a sum.
  if (word === "one" && next === "of")
    return words[at + 2] !== "sum" && !(before === "the" && words[at + 2] === "token");
  // "the allowance that 0x… gave me"
  if (/^(?:gave|granted|issued)$/.test(word))
    return !/^(?:i|we|once|previously|be|is|are)$/.test(before) && !RIGHT.test(before);
  // "another 400 DAI", "by 400 DAI" change what is there.
  if (word === "sum")
    return /^(?:another|by)$/.test(/^(?:exactly|just|only)$/.test(before) ? (words[at - 2] ?? "") : before);
  // "revoke it once it is gone"; "the one that I once gave"
  if (word === "once") return !GAVE.test(next) && next !== "given";
  // "approve it again, this time for 400"
  if (word === "time") return before !== "this";
  if (word === "over") return /^(?:just|only|exactly)$/.test(before);
  return word === "but" && !/^(?:just|only|exactly|for)$/.test(next);
}

const CLEAR = /^(?:revoke|cancel|zero|reset|rescind|revoked|cancelled|canceled|approve|set)$/;
/** By a verb that is said of nothing but rights, "revoke it", "zero it", "set it to 0", or of "the old one". */
export const isClear = (words: readonly string[]) =>
  words.some((word, at) => CLEAR.test(word) || (word === "one" && FORMER.test(words[at - 1] ?? ""))) ||
  (words.includes("nothing") && words.includes("it"));

/** "may spend", "the right to draw" */
export const isSpent = (words: readonly string[]) =>
  words.some((word, at) =>
    word === "take"
      ? isTakenUse(words, at)
      : SPEND.test(word) && /^(?:may|can|to|0x|it|of|each|now)$/.test(words[at - 1] ?? ""),
  );

/** "let 0x… take 5 USDC", "allow 0x… to take 5 USDC": by leave; "0x… is to take 5 USDC" is paid. */
const isTakenUse = (words: readonly string[], at: number) =>
  words[at] === "take" &&
  !/^(?:back|away|out|off)$/.test(words[at + 1] ?? "") &&
  /^(?:0x|0x to)$/.test(words.slice(words[at - 1] === "to" ? at - 2 : at - 1, at).join(" ")) &&
  words.slice(0, at).some((word) => /^(?:let|allow|permit|authori[sz]e|approve)$/.test(word));

const COURTESY = /^(?:please|kindly|also|now|just)$/;
const LEAVE = /^(?:can|may|will|have|need|must|should|to|please|just)$/;

/** Where what a clause says begins: behind "please", "you can", "you'll have to", "that requires". */
function headOf(words: readonly string[]): number {
  const first = words.findIndex((word) => !COURTESY.test(word));
  if (/^(?:that|this|it)$/.test(words[first] ?? "") && REQUIRES.test(words[first + 1] ?? ""))
    return first + 2;
  if (!/^you(?:'ll)?$/.test(words[first] ?? "")) return first;
  const behind = words.findIndex((word, at) => at > first && !LEAVE.test(word));
  return behind > first + 1 ? behind : first;
}

/**
 * What a clause asks to become of a right: by an order at its head, by what is due to whoever or whatever stands before it, by a
 * wish. Undefined where it only tells: "0x… has an allowance", "I gave 0x… one", "0x… should approve 5 USDC".
 */
export function wayOf(words: readonly string[]): "given" | "taken" | "set" | undefined {
  const head = headOf(words);
  const first = words[head] ?? "";
  const wish = wishEnd(words, head);
  const order = wish === undefined ? head : words[wish] === "to" ? wish + 1 : wish;
  const ordered = orderOf(words[order] ?? "");
  // An order elsewhere is somebody else's: "0x… should approve 5 USDC".
  const isOthers = words.some(
    (word, at) =>
      at !== order &&
      orderOf(word) &&
      !isPassive(words, at) &&
      !RIGHT.test(word) &&
      !isTakenUse(words, at) &&
      !(ordered === "taken" && isZeroedAgain(words, at)),
  );
  if (isOthers) return undefined;
  if (ordered) return ordered;
  const due = /^(?:have|with)$/.test(first) || wish !== undefined ? head : dueAt(words, head);
  if (due === undefined) return undefined;
  const done = words.findIndex(
    (word, at) => at > due && (TAKEN.test(word) || GIVEN.test(word) || IS_SET.test(word)),
  );
  const word = words[done] ?? "";
  if (TAKEN.test(word)) return "taken";
  return IS_SET.test(word)
    ? "set"
    : words.some((one) => RIGHT.test(one)) || GIVEN.test(word) || isSpent(words)
      ? "given"
      : undefined;
}

/** "cancel the existing one (set to nil)" */
const isZeroedAgain = (words: readonly string[], at: number) =>
  /^\( (?:set|put|bring) (?:it |that )?(?:down |back )?to nothing \)$/.test(words.slice(at - 1).join(" "));

const orderOf = (word: string) =>
  TAKE.test(word) ? "taken" : GIVE.test(word) ? "given" : SET.test(word) ? "set" : undefined;

/** "to be set", "gets reset" */
const isPassive = (words: readonly string[], at: number) =>
  /^(?:be|being|get|gets|is|are|have)$/.test(words[at - 1] ?? "") &&
  (TAKEN.test(words[at] ?? "") || IS_SET.test(words[at] ?? ""));

/** "I'd like", "we want" */
function wishEnd(words: readonly string[], head: number): number | undefined {
  if (!/^(?:i|we|i'd|we'd)$/.test(words[head] ?? "")) return undefined;
  const wish = words.findIndex((word, at) => at > head && !/^(?:would|also|just)$/.test(word));
  return /^(?:like|want|wanna|wish|need)$/.test(words[wish] ?? "") ? wish + 1 : undefined;
}

/** Where it is told what is due to what stands before: "should", "is to", "may spend". */
function dueAt(words: readonly string[], head: number): number | undefined {
  const at = words.findIndex((word, place) => place > head && isDue(words, word, place));
  return at < 0 || /^(?:i|we|you|that|which)$/.test(words[at - 1] ?? "") ? undefined : at;
}

function isDue(words: readonly string[], word: string, at: number): boolean {
  const next = words[at + 1] ?? "";
  if (/^(?:should|shall|must|gets|needs|becomes|goes)$/.test(word)) return true;
  if (word === "need") return /^(?:both|each)$/.test(words[at - 1] ?? "");
  if (word === "may") return SPEND.test(next) || /^(?:each|now)$/.test(next);
  return /^(?:is|are|has|have)$/.test(word) && next === "to" && words[at - 1] !== "would";
}

/** "set it to 600", "make it 600", "to be 600", "set a new allowance of 600": what it becomes, and no part or change of it. */
export function isSetTo(words: readonly string[]): boolean {
  const at = words.indexOf("sum");
  const before = words[at - 1] ?? "";
  const isNew = words.some((word) => /^(?:a|an|new|fresh|one)$/.test(word));
  return (
    /^(?:to|at|it|be|becomes?)$/.test(before) || (isNew && /^(?:of|for|over|exactly|just)$/.test(before))
  );
}

const POINTING =
  /^(?:0x|token|place|the|my|our|its|'s|that|this|same|of|for|over|on|at|in|has|held|by|still|to|an|a|new|fresh|,|\(|\))$/;
const isNoun = (word: string) =>
  POINTING.test(word) || RIGHT.test(word) || HOLDER.test(word) || FORMER.test(word);
const CHANGING = /^(?:needs|be|should|must|is|amend|change|update|adjust|renew|replace|may|can|spend)$/;

/** What a text is about before it tells what is to become of it: "the USDT allowance of 0x…", "… needs renewing". */
export const isTopic = (words: readonly string[]) =>
  (words.some((word) => RIGHT.test(word)) || (words.includes("how") && isSpent(words))) &&
  words
    .slice(wishEnd(words, 0))
    .every((word) => isNoun(word) || COURTESY.test(word) || CHANGING.test(word) || NEEDS.test(word));

const OF_LABEL =
  /^(?:sum|count|token|place|0x|a|an|the|new|fresh|of|for|to|over|up|exactly|just|each|both|same|first|second|third|other|one|it|and|please|[,:=()&+])$/;

const isListed = (words: readonly string[], head: number) =>
  (SET.test(words[head] ?? "") || GIVE.test(words[head] ?? "")) &&
  /^(?:these|following)$/.test(words[head + 1] ?? "") &&
  words.includes(":");

/** "an approval: 400 DAI, spender 0x…", "USDC approval, 100, for 0x…": a right by its noun, and no verb. */
export function isLabel(words: readonly string[]): boolean {
  const head = headOf(words);
  // "set these limits for 0x…: 5 USDC, 6 DAI"
  const told = words.slice(isListed(words, head) ? head + 2 : head);
  const [noun, sum] = [told.findIndex((word) => RIGHT.test(word)), told.indexOf("sum")];
  // "The allowance of 400 DAI for 0x… …" may be one that is there.
  const isThat = told[0] === "the" && told[noun + 1] !== ":";
  return (
    noun >= 0 &&
    sum >= 0 &&
    (noun < sum || noun === sum + 1) &&
    told[0] !== "0x" &&
    !isThat &&
    told.every((word) => OF_LABEL.test(word) || RIGHT.test(word) || KEY.test(word) || HOLDER.test(word))
  );
}
