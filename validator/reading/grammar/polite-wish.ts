import { isPast } from "../../lexicon/operation-words.ts";
import { plainAt, type Word } from "./word.ts";

const REACH = 24;

/** The modal of "Could 0x… please be sent 10 USDC?"; without the courtesy it may ask whether that can be. */
export function isPolitelyPassive(words: readonly Word[], at: number): boolean {
  if (!/^(?:can|could|may|might)$/.test(plainAt(words, at))) return false;
  const length = words.slice(at, at + REACH).findIndex(({ plain }) => /^[.;!?]$/.test(plain));
  const asked = words.slice(at, length < 0 ? words.length : at + length);
  const be = asked.findIndex(({ plain }) => plain === "be");
  const isDone = asked[be + 1]?.element?.as === "verb" && isPast(plainAt(asked, be + 1));
  return (
    be > 1 && isDone && [be - 1, be - 2, asked.length - 1].some((one) => COURTESY.test(plainAt(asked, one)))
  );
}
const COURTESY = /^(?:please|pls|plz|kindly)$/;
