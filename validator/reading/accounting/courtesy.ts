import { isOf } from "../../lexicon/lexicon.ts";
import type { Word } from "../grammar/word.ts";

/** "Hi there", "ok thanks": nothing but courtesy; "Send 5 USDC to 0x… and all" is no address to anybody. */
export function isCourtesy(own: readonly Word[], isJoined: boolean): boolean {
  const isOpened = own.some(({ plain, filler }) => filler === "courtesy" || isOf(plain, "courtesy"));
  return (isOpened || !isJoined) && own.every(isCourteous);
}

const isCourteous = ({ plain, filler, lexeme }: Word) =>
  filler === "courtesy" ||
  lexeme.kind === "sign" ||
  isOf(plain, "courtesy", "manner", "vocative") ||
  /^(?:you|so|very|much|many)$/.test(plain);
