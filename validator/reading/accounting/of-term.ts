import { isOf } from "../../lexicon/lexicon.ts";
import { plainAt, type Word } from "../grammar/word.ts";

const BOUNDED = /^(?:slippage|gas|limit|service fee|term)$/;

/** "don't lose more than 1%": a negation that a bound begins with. */
export function isOfTerm(words: readonly Word[], at: number): boolean {
  const { plain } = words[at] as Word;
  // "sign the Permit2 message"
  if (plain === "message")
    return (
      words[at - 1]?.element !== undefined &&
      words.slice(Math.max(0, at - 6), at).some((one) => /^(?:sign|signing)$/.test(one.plain))
    );
  const isOfSum = words[at + 1]?.element?.as.startsWith("amount") === true;
  // "send the remaining 600 USDC"
  if (/^(?:remaining|outstanding|leftover)$/.test(plain))
    return isOfSum && words[at + 1]?.lexeme.kind === "number";
  // "by another 150 USDC"; "send him another 50 USDC", where its step has no other sum
  if (plain === "another") return isOfSum && (words[at - 1]?.plain === "by" || isOnlySum(words, at + 1));
  // "so that I hold stETH instead", "ETH instead of the 5 WETH I have": one for the other, as the call does it
  if (plain === "instead") return isExchanged(words, at);
  // "I want to hold stETH"
  if (plain === "hold")
    return (
      /^(?:to|i|we|rather)$/.test(plainAt(words, at - 1)) && words[at + 1]?.element?.as === "token wanted"
    );
  // "500 DAI wanted, 505 USDC tops"
  if (plain === "wanted") return isAdvertised(words, at);
  // "manage every Pudgy Penguin", where all of them are meant
  if (plain === "every") return words[at + 1]?.element?.as === "token given";
  // "leaving a threshold of 2"
  if (plain === "leaving")
    return /^(?:a|the)$/.test(plainAt(words, at + 1)) && plainAt(words, at + 2) === "threshold";
  // "can no longer touch my USDC or my DAI", where both were read
  if (/^(?:or|nor)$/.test(plain)) return isOfSeveral(words, at);
  // "should touch neither my USDC nor my DAI", "… either my USDC or my DAI"
  if (/^n?either$/.test(plain)) return isOfBoth(words, at);
  if (/^(?:don't|dont|not|never|no|without)$/.test(plain))
    return BOUNDED.test(words[at + 1]?.element?.as ?? "");
  // "unless gas is above 50 gwei", "only if slippage is below 1%"
  if (/^(?:if|unless|when)$/.test(plain)) return /^(?:slippage|gas)$/.test(words[at + 1]?.element?.as ?? "");
  if (plain === "part")
    return (
      words[at + 1]?.plain === "of" &&
      words.slice(at, at + 6).some((word) => /^(?:loan|debt)$/.test(word.plain))
    );
  // "borrow 5 DAI against my ETH"
  const backing = words[/^(?:my|our|the|native)$/.test(plainAt(words, at + 1)) ? at + 2 : at + 1];
  if (plain === "against")
    return (
      /^(?:token|collateral|amount)/.test(backing?.element?.as ?? "") ||
      // "trade 5 DAI against at least 4 USDC"
      (backing?.filler === "bound" && words[at - 1]?.element !== undefined) ||
      // "against PO 7781", "borrow 5 DAI against it"
      isOf(backing?.plain ?? "", "referring") ||
      // "borrow 5 DAI against my Aave collateral"
      (backing?.element?.as === "place" && isCollateral(words, at + 2)) ||
      (backing?.plain === "it" && words.slice(0, at).some((one) => /^borrow/.test(one.plain)))
    );
  return false;
}

/** Whether what is got stands right before, to be had, and what is given for it right behind, if anything. */
function isExchanged(words: readonly Word[], at: number): boolean {
  const isWanted = words[at - 1]?.element?.as === "token wanted";
  // "I have stETH instead" tells what is.
  const isTold =
    /^(?:i|we|i've|we've)$/.test(plainAt(words, at - 3)) && !/^(?:that|so)$/.test(plainAt(words, at - 4));
  const isHad = /^(?:hold|have|own|got|get)$/.test(plainAt(words, at - 2));
  if (!isWanted || (isHad && isTold)) return false;
  if (plainAt(words, at + 1) !== "of")
    return (
      /^(?:hold|have|own|holding|having)$/.test(plainAt(words, at - 2)) &&
      /^(?:[.,;!)]|)$/.test(plainAt(words, at + 1))
    );
  const given = words[/^(?:the|my|our|these|those)$/.test(plainAt(words, at + 2)) ? at + 3 : at + 2];
  return /^(?:token|amount) given$/.test(given?.element?.as ?? "") || isSameGiven(words, given);
}

/** "… instead of ETH", where that was named before as what is given. */
const isSameGiven = (words: readonly Word[], { element, plain = "" }: Partial<Word> = {}) =>
  element?.as === "token" && words.some((one) => one.element?.as === "token given" && one.plain === plain);

/** Whether what a trade gets stands right before, and nothing before that tells of it. */
function isAdvertised(words: readonly Word[], at: number): boolean {
  let first = at;
  while (/^(?:token|amount) wanted$/.test(words[first - 1]?.element?.as ?? "")) first -= 1;
  if (first === at) return false;
  if (/^(?:exactly|precisely)$/.test(plainAt(words, first - 1))) first -= 1;
  return (
    (first === 0 || words[first - 1]?.lexeme.kind === "sign") &&
    /^(?:[,;.!:–—-]|on|from|via|)$/.test(plainAt(words, at + 1))
  );
}

const isSum = ({ element }: Word) => element?.as.startsWith("amount") === true;

/** Whether no sum before is of the same step. */
const isOnlySum = (words: readonly Word[], at: number) =>
  !words.slice(0, at).some((word) => isSum(word) && word.element?.of === words[at]?.element?.of);

/** Whether "or" joins two tokens of two steps, in a clause that denies both. */
function isOfSeveral(words: readonly Word[], at: number): boolean {
  const next = words[/^(?:my|our|the)$/.test(plainAt(words, at + 1)) ? at + 2 : at + 1]?.element;
  const previous = words[at - 1]?.element;
  return (
    previous?.as === "token given" &&
    next?.as === "token given" &&
    previous.of !== next.of &&
    words.slice(Math.max(0, at - 10), at).some(({ plain }) => /^(?:longer|not|never|neither)$/.test(plain))
  );
}

/** Whether "neither" or "either" leads to what "nor" or "or" joins, which is denied both. */
function isOfBoth(words: readonly Word[], at: number): boolean {
  const joint = words.slice(at, at + 6).findIndex(({ plain }) => /^n?or$/.test(plain));
  return joint > 0 && isOfSeveral(words, at + joint);
}

/** Whether what stands behind a place, as far as that goes, is what lies there. */
function isCollateral(words: readonly Word[], from: number): boolean {
  let at = from;
  while (words[at]?.element?.as === "place") at += 1;
  const isBorrowed = words.slice(0, from).some(({ plain }) => /^borrow/.test(plain));
  return isBorrowed && /^(?:collateral|deposits?|position|supply)$/.test(plainAt(words, at));
}
