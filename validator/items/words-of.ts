import type { Accounted, Quote } from "../intent/intent.ts";
import type { Item } from "./item.ts";
import type { Role } from "./roles.ts";

const LABELS: Readonly<Partial<Record<Role, string>>> = {
  given: "given",
  piece: "given",
  wanted: "wanted",
  recipient: "counterparty",
  spender: "counterparty",
  source: "source",
};

/** What a stretch of the text counts as, for who reads what the verdict rests on: a sum and its token apart. */
export function wordsOf(item: Item, roles: readonly (Role | undefined)[]): Accounted[] {
  const role = roles.find((one) => one !== undefined);
  const side = (role && LABELS[role]) ?? "named";
  switch (item.is) {
    case "amount": {
      const token = item.token?.quote;
      const sum = { ...item.quote, as: `amount ${side}` };
      if (!token || token.start <= item.quote.start || token.end > item.quote.end) return [sum];
      return [cut(sum, item.quote.start, token.start), { ...token, as: `token ${side}` }];
    }
    case "token":
      return [{ ...item.quote, as: role === "given" || role === "wanted" ? `token ${side}` : "place" }];
    case "address":
      return [{ ...item.quote, as: role === "place" || role === "token" ? role : side }];
    case "open":
      return [{ ...item.quote, as: "wording" }];
    default:
      return [{ ...item.quote, as: item.is }];
  }
}

/** The part of a quote up to where the next begins, without the space between. */
function cut({ text, ...rest }: Quote & { as: string }, start: number, end: number): Accounted {
  const part = text.slice(0, end - start).trimEnd();
  return { ...rest, text: part, start, end: start + part.length };
}
