import { isOf } from "../../lexicon/lexicon.ts";
import { isAddress, somebodyEnd } from "./party.ts";
import { isOpen, plainAt, type Word } from "./word.ts";

/** How an address comes to be somebody's: "they publish 0x… as their donation address", "Ingrid, who uses 0x…". */
const GIVES =
  /^(?:is|are|am|i'm|we're|uses|use|using|has|have|publish|publishes|published|gave|gives|give|shared|shares|share|posted|posts|lists|listed|sent|pasted|provided|provides|owns|holds|gets|got|receives|banks|sits|lives|goes|takes|take|accepts|accept|prefers|wants|he's|she's|they're)$/;
const SMALL =
  /^(?:me|us|here|as|by|at|to|under|with|on|in|the|a|an|my|our|his|her|their|its|this|that|it|they|he|she|who|which|whose|for|of|you|below|above|just|now|up|wallet|wallets|address|addresses|addr|account|accounts|one|new|current|number|being|right|correct|same|belongs|belong|network|i|we|i'm|we're|am|owner|co-owner|signer|member|safe|multisig)$/;

const HELD = /^(?:wallet|address|addr|account|here)$/;

/** Whether a clause only tells whose an address is, of which there is one: nothing else is read from it. */
export function namesAddress(words: readonly Word[], from: number, to: number): boolean {
  const own = words.slice(from, to);
  // "They gave me this address: 0x…"
  const isLed =
    words[to]?.plain === ":" && isAddress(words[to + 1]) && own.some(({ plain }) => HELD.test(plain));
  // "She takes it on Arbitrum, address 0x…"
  const isOnChain =
    own.some(({ element }) => element?.as === "chain") && /^(?:he|she|they|who)$/.test(plainAt(own, 0));
  const addresses = own.filter(isAddress).length;
  if (addresses > 1 || (addresses === 0 && !isLed && !isOnChain)) return false;
  let isGiven = false;
  for (let at = from; at < to; ) {
    const word = words[at];
    if (!word) return false;
    const { plain, element, filler, lexeme } = word;
    if (GIVES.test(plain)) isGiven = true;
    if (
      isAddress(word) ||
      /^(?:chain|noun)$/.test(element?.as ?? "") ||
      (element === undefined && filler !== undefined) ||
      SMALL.test(plain) ||
      GIVES.test(plain)
    )
      at += 1;
    else if (element !== undefined) return false;
    else if (isOpen(word) && isOf(plain, "courtesy", "manner")) at += 1;
    else if (lexeme.kind === "sign" && /^["'`]$/.test(lexeme.text)) at += 1;
    else {
      const end = somebodyEnd(words, at, to);
      if (end === undefined) return false;
      at = end;
    }
  }
  return isGiven || isLed;
}
