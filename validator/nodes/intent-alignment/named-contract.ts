import type { Quote } from "../../intent/intent.ts";

/** Words for one of a protocol's contracts, and what its name has. */
const KINDS: readonly (readonly [words: RegExp, name: RegExp])[] = [
  [/\bswap ?router ?0?2\b|\brouter ?02\b/, /SwapRouter02/],
  [/\buniversal\b/, /Universal Router/],
  [/\bv2\b/, /V2/],
  [/\bv3\b/, /V3/],
  [/\bv4\b/, /V4/],
  [/\bposition ?manager\b/, /PositionManager/],
  [/\brelayer\b/, /VaultRelayer/],
  [/\bsettlement\b/, /Settlement/],
  [/\bgateway\b/, /Gateway/],
  [/\bfactory\b/, /Factory/],
  [/\bcomptroller\b/, /Comptroller/],
];
/** These spend nobody's tokens for him, so that a protocol's name alone does not mean them. */
const NO_SPENDER = /Factory|Settlement|Comptroller|Rewards|ETH Flow|ComposableCoW/;
const REACH = 30;

/**
 * Whether the words around a protocol's name, up to the next part of the sentence, say that another of its contracts is
 * meant: "the v2 router of Uniswap", "CoW's vault relayer".
 */
export function isAnotherContract(text: string, { start, end }: Quote, name: string): boolean {
  const before = text.slice(Math.max(0, start - REACH), start).toLowerCase();
  const behind = text.slice(end, end + REACH).toLowerCase();
  const part = `${lastPart(before)}${text.slice(start, end).toLowerCase()}${firstPart(behind)}`;
  const named = KINDS.filter(([words]) => words.test(part));
  if (named.length === 0) return NO_SPENDER.test(name);
  return named.some(([, kind]) => !kind.test(name));
}

const BETWEEN =
  /[,.;:]|\b(?:then|and|or|not|on|to|for|that|lets?|letting|allows?|allowing|via|through|after|before|so|use|uses|spend|spends|take|move)\b/g;

function lastPart(before: string): string {
  const last = [...before.matchAll(BETWEEN)].at(-1);
  return last ? before.slice(last.index + last[0].length) : before;
}

function firstPart(behind: string): string {
  return behind.slice(0, behind.search(BETWEEN) >>> 0);
}
