import type { Lexeme } from "./lexer.ts";
import { numberAt } from "./numbers.ts";
import { type Reading, type Span, takeSpan, wordAt } from "./reading.ts";
import { tokenAtLexeme } from "./tokens.ts";

type Column = "party" | "amount" | "token";

const COLUMNS: readonly (readonly [Column, RegExp])[] = [
  ["party", /^(?:to|recipient|receiver|payee|beneficiary|address|wallet|account)$/],
  ["amount", /^(?:amount|amt|qty|quantity|sum)$/],
  ["token", /^(?:token|asset|coin|currency|symbol|ticker)$/],
];
const MARK = /^[,|;]$/;

/**
 * Takes the head of a table of payments, "recipient,amount,token 0x…,100,USDC 0x…,50,USDC". Every row has what the head
 * says, to the end of the text; whatever else stands there leaves it to be not understood.
 */
export function takeTable(reading: Reading): void {
  const { lexemes } = reading;
  // "Please pay: to,amount,token …"
  const from = lexemes.findIndex(({ text }) => text === ":") + 1;
  const head = headAt(lexemes, from) ?? headAt(lexemes, 0);
  let at = head ? endOfRow(lexemes, head.to) : lexemes.length;
  if (!head || at === lexemes.length) return;
  while (at < lexemes.length) {
    const to = rowEnd(reading, at, head.columns, head.mark);
    if (to === undefined) return;
    at = endOfRow(lexemes, to);
  }
  takeSpan(reading, head);
}

/** Past what may stand between two rows. */
const endOfRow = (lexemes: readonly Lexeme[], at: number) =>
  /^[;.:]$/.test(wordAt(lexemes, at)) ? at + 1 : at;

function headAt(
  lexemes: readonly Lexeme[],
  from: number,
): (Span & { columns: readonly Column[]; mark: string }) | undefined {
  const columns: Column[] = [];
  const mark = wordAt(lexemes, from + 1);
  for (let at = from; ; at += 2) {
    const column = COLUMNS.find(([, words]) => words.test(wordAt(lexemes, at)))?.[0];
    if (!column || columns.includes(column)) return undefined;
    columns.push(column);
    if (columns.length === COLUMNS.length || wordAt(lexemes, at + 1) !== mark)
      return MARK.test(mark) && columns.length > 1 ? { columns, mark, from, to: at + 1 } : undefined;
  }
}

/** Where a row ends that has every column of the head, in its order. */
function rowEnd(
  reading: Reading,
  from: number,
  columns: readonly Column[],
  mark: string,
): number | undefined {
  const { lexemes } = reading;
  let at = from;
  for (const [place, column] of columns.entries()) {
    if (place > 0) {
      if (wordAt(lexemes, at) !== mark) return undefined;
      at += 1;
    }
    const isParty = column === "party" && lexemes[at]?.kind === "address";
    const to = isParty
      ? at + 1
      : column === "amount"
        ? numberAt(lexemes, at)?.to
        : column === "token"
          ? tokenAtLexeme(reading, at)?.to
          : undefined;
    if (to === undefined) return undefined;
    at = to;
  }
  return at;
}
