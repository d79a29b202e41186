import { type Reading, wordAt } from "../../intent/reading.ts";

const LEAVING = /^(?:withdraw(?:ing|al)?|deposit(?:ing)?|cash(?:ing)?)$/;
/** Where money is kept by somebody else, by whose own word it comes in. */
const KEPT =
  /^(?:exchanges?|custodian|broker|bank|coinbase|kraken|binance|bitstamp|bitfinex|bitvavo|bitpanda|bybit|gemini|kucoin|okx|revolut|robinhood)$/;
/** What else money may be put into, or come out of. */
const POSITION =
  /^(?:vaults?|pools?|positions?|stak(?:e|ed|ing)|farms?|markets?|savings|lending|collateral|contracts?|protocols?|strategy|bridge|yield|supplied|lent)$/;
/** How far before an address it may be told whose it is. */
const REACH = 8;

/**
 * "Withdraw 2 ETH to my Kraken deposit address 0x…", "Deposit 5 USDC at the exchange: 0x…": what leaves the wallet for a place
 * that is no contract is only sent. Where anything else is named that it could be put into or come out of, it is not.
 */
export function isSentOut({ lexemes }: Reading, at: number): boolean {
  if (!LEAVING.test(wordAt(lexemes, at))) return false;
  if (lexemes.some(({ lower }, place) => POSITION.test(lower) || isOut(lexemes, place))) return false;
  const address = lexemes.findIndex(({ kind }, place) => place > at && kind === "address");
  return lexemes
    .slice(Math.max(at + 1, address - REACH), Math.max(0, address))
    .some(({ lower }, place, near) => KEPT.test(lower) || (lower === "deposit" && isAddress(near, place)));
}

const isAddress = (lexemes: Reading["lexemes"], at: number) => wordAt(lexemes, at + 1) === "address";

/** "from there"; not "from my wallet". */
const isOut = (lexemes: Reading["lexemes"], at: number) =>
  wordAt(lexemes, at) === "from" &&
  !/^(?:wallet|account|here)$/.test(
    wordAt(lexemes, /^(?:my|this|our|the)$/.test(wordAt(lexemes, at + 1)) ? at + 2 : at + 1),
  );
