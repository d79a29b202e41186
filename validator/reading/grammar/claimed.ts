import { isOf } from "../../lexicon/lexicon.ts";
import { plainAt, type Word } from "./word.ts";

const OFFICE =
  /^(?:treasurer|owner|signer|admin|administrator|founder|manager|director|accountant|chair|chairman|president|secretary|organiser|organizer|lead|boss|landlord|tenant|customer|client|buyer|seller|author|artist)$/;

/** "I'm the cleaning lady": who speaks is not who owns; "I'm the treasurer" may well be. */
export function isClaimed(own: readonly Word[], at: number): boolean {
  if (!isOf(plainAt(own, at), "person") || OFFICE.test(plainAt(own, at))) return false;
  const claim = own.findIndex(({ plain }) => /^(?:i'm|am)$/.test(plain));
  return (
    claim >= 0 &&
    at - claim <= 4 &&
    at > claim &&
    /^(?:the|his|her|their|your)$/.test(plainAt(own, claim + 1))
  );
}
