import { compareAmount } from "../intent/compare-amount.ts";
import type { Quote, Step } from "../intent/intent.ts";
import { stepOf } from "../reading/steps/step-of.ts";
import { isForOther, isLeftToOther, isOfOther, proceedsOf } from "./again.ts";
import { areApart, areEach } from "./apart.ts";
import { askedBy, asksTwice, isVerbed, leadsOtherwise } from "./asked-by.ts";
import { isRightAsTold } from "./changed-right.ts";
import { tellClaim } from "./claims.ts";
import { tellCollectible } from "./collectibles.ts";
import { tellControl } from "./control.ts";
import { isTradedAsTold } from "./direction.ts";
import { isElliptic } from "./elliptic.ts";
import { areLed } from "./leads.ts";
import { isOfItsMarket } from "./markets.ts";
import { mentionsOf, type Own, says } from "./own.ts";
import { partiesOf } from "./parties.ts";
import { isPermittedAsTold } from "./permitted.ts";
import { arePieces, withSum } from "./pieces.ts";
import { tellPosition } from "./positions.ts";
import { isComplete, type Said, saidOf, sidesNamed, withOnlyToken } from "./said.ts";
import { wholeOf } from "./whole.ts";

const NOWHERE: Quote = { text: "", start: 0, end: 0 };

/** The step that asks for a call; null where the text leaves it to what it serves, undefined where it says too little or other. */
export function tell(own: Own, chainId: number): Step | null | undefined {
  const { call, items, isServing, isOfSeveral } = own;
  if (call.nonFungibles) return tellCollectible(own);
  if (call.controlChange) return tellControl(own, call.controlChange);
  if (call.positionChange) return tellPosition(own, call.positionChange, chainId);
  if (call.claimIds) return tellClaim(own, call.claimIds);
  const mentions = mentionsOf(own);
  if (!areLed(own, mentions) || !areApart(own, mentions) || !areEach(own, mentions)) return undefined;
  if (
    isOfOther(own) ||
    isForOther(own) ||
    leadsOtherwise(own) ||
    asksTwice(own) ||
    (says(own, "every") && !isOfSeveral)
  )
    return undefined;
  if (!isPermittedAsTold(own) || !isRightAsTold(own, mentions) || isOfDebt(own)) return undefined;
  if (!isOfItsMarket(own, mentions, chainId) || !arePieces(own, mentions)) return undefined;
  const told = inDollars(call, saidOf(items, mentions));
  const whole = told && withSum(own, wholeOf(own, told, mentions), mentions);
  const said = whole && withOnlyToken(own, whole);
  if (!said || isLeftToOther(own, said) || !isTradedAsTold(own, mentions)) return undefined;
  const proceeds = proceedsOf(own, said, chainId);
  const parties = partiesOf(mentions, own);
  const elliptic = isElliptic(own, mentions, said) ? (mentions[0]?.item.quote ?? NOWHERE) : undefined;
  const quote = askedBy(own) ?? elliptic;
  if (!quote || !isComplete(call, said, proceeds, parties.counterparty !== undefined)) {
    const isLeft = quote !== undefined || (mentions.length === 0 && !isVerbed(own));
    return isServing && isLeft ? null : undefined;
  }
  const place = mentions.flatMap(({ item, role }) =>
    role === "place" && item.is === "place" ? [item] : [],
  )[0];
  return stepOf(call.operation, quote, {
    ...sidesNamed(call, said, proceeds, chainId),
    ...(place && {
      protocol: { name: place.isContract ? call.protocol : place.name, quote: place.quote },
    }),
    ...parties,
  });
}

/** "Buy $1500 of ETH with USDC": dollars of what is got are as many of the dollar coin that is given. */
function inDollars({ operation, amountIn }: Own["call"], said: Said | undefined): Said | undefined {
  const dollars = said?.amountOut;
  if (operation !== "swap" || !amountIn || amountIn.bound || !said?.token || said.amount) return said;
  if (dollars?.kind !== "number" || dollars.unit !== "USD" || dollars.bound !== "exact") return said;
  const amount = { ...dollars, token: said.token };
  // Of no other token does this agree without a price.
  return compareAmount(amount, amountIn, {}).agrees ? { ...said, amount, amountOut: undefined } : said;
}

/** "return what I borrowed", of what takes out what was lent. */
const isOfDebt = ({ items, places, call }: Own): boolean =>
  /^(?:withdraw|unstake)$/.test(call.operation) &&
  places.some(
    (at) =>
      items[at]?.is === "word" &&
      /\b(?:borrow|borrowed|owe|owed|debt|debts|loan|loans)\b/.test(items[at].said),
  );
