import type { Intent } from "./intent.ts";
import { quoteOf } from "./lexer.ts";
import { type Reading, wordAt } from "./reading.ts";

const FOREIGN =
  /^(?:solana|bitcoin|tron|sui|aptos|ton|near|cosmos|osmosis|cardano|starknet|polkadot|stellar|ripple|hedera|algorand)$/;

/** "on Solana": a chain whose transactions are of another kind. */
export function findForeignChain({ text, lexemes }: Reading): Intent["ambiguities"] {
  const lexeme = lexemes.find(
    ({ lower }, at) =>
      lower === "cross-chain" ||
      (FOREIGN.test(lower) && /^(?:on|over|via|using)$/.test(wordAt(lexemes, at - 1))),
  );
  if (!lexeme) return [];
  return [
    {
      problem: `It asks for ${lexeme.text}, and only transactions of Ethereum and chains like it can be checked.`,
      remedy: "Name the chain on which the transaction is to be sent.",
      quote: quoteOf(text, lexeme),
    },
  ];
}
