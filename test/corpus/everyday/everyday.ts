import { aligned, type CorpusCase, faulty } from "../corpus-case.ts";
import { within } from "../hostile/within.ts";
import { ASIDES } from "./asides.ts";
import { DEEDS, type Deed, type DeedName } from "./deeds.ts";
import { lendingWordings } from "./lending-wordings.ts";
import { listWordings } from "./list-wordings.ts";
import { longWordings } from "./long-wordings.ts";
import { paymentWordings } from "./payment-wordings.ts";
import { REFUSED } from "./refused.ts";
import { tradeWordings } from "./trade-wordings.ts";
import type { Wordings } from "./wordings.ts";

const TABLES: readonly Wordings[] = [
  paymentWordings,
  tradeWordings,
  lendingWordings,
  listWordings,
  longWordings,
];

const said = TABLES.flatMap((table) =>
  (Object.entries(table) as [DeedName, readonly string[]][]).flatMap(([name, intents]) =>
    intents.map((intent, index) => ({ name, intent, index, deed: DEEDS[name] as Deed })),
  ),
);

/** What people write every day, and beside each wording a transaction that it does not ask for. */
export const everydayPairs: CorpusCase[] = [
  ...Object.values(ASIDES)
    .flat()
    .map((text, index) => aligned(...within(text, index))),
  ...said.map(({ name, intent, deed }) => aligned(name, intent, deed.tx, deed.metadata)),
  ...said.map(({ name, intent, index, deed }) =>
    faulty(
      `${name}, done wrong`,
      REFUSED,
      intent,
      deed.wrong[index % deed.wrong.length] ?? {},
      deed.metadata,
    ),
  ),
];
