import type { Accounted, Quote } from "../intent/intent.ts";
import { isOf } from "../lexicon/lexicon.ts";
import type { Item } from "./item.ts";
import type { Role } from "./roles.ts";
import { PERSON, PURPOSE } from "./spoken.ts";

const LABELS: Readonly<Partial<Record<Role, string>>> = {
  given: "given",
  piece: "given",
  wanted: "wanted",
  recipient: "counterparty",
  spender: "counterparty",
  source: "source",
};

/** What a stretch of the text counts as, for who reads what the verdict rests on: a sum and its token apart. */
export function wordsOf(
  item: Item,
  roles: readonly (Role | undefined)[],
  tables: ReadonlySet<string>,
): Accounted[] {
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
    case "word":
      return [{ ...item.quote, as: kindOf(item.said, item.sense, tables) }];
    default:
      return [{ ...item.quote, as: item.is }];
  }
}

/** The part of a quote up to where the next begins, without the space between. */
function cut({ text, ...rest }: Quote & { as: string }, start: number, end: number): Accounted {
  const part = text.slice(0, end - start).trimEnd();
  return { ...rest, text: part, start, end: start + part.length };
}

function kindOf(
  said: string,
  sense: Extract<Item, { is: "word" }>["sense"],
  tables: ReadonlySet<string>,
): string {
  if (sense === PURPOSE) return "purpose";
  if (sense === PERSON) return "recipient";
  const kinds = new Set([...sense.deeds].flatMap(([table, own]) => (tables.has(table) ? [...own] : [])));
  if (kinds.has("ask") || kinds.has("weak") || kinds.has("done")) return "verb";
  if (kinds.has("noun") || kinds.has("tells")) return "noun";
  if (said.split(" ").every((word) => isOf(word, "courtesy"))) return "courtesy";
  const [first] = sense.everywhere;
  return first === undefined || first === "small" ? "core" : first;
}
