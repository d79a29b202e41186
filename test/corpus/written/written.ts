import { readFileSync } from "node:fs";
import type { CorpusCase } from "../corpus-case.ts";

/**
 * Requests that people wrote who had seen neither the code nor the corpus, each for a transaction whose deeds they were told:
 * right ones that are read, right ones that are still refused, ones with a wrong fact, and ones that do not ask for it.
 */
export type Written = "right" | "open" | "wrong" | "hostile";

const linesOf = (name: string) =>
  readFileSync(new URL(name, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "");

interface Transaction {
  id: string;
  tx: Record<string, unknown>;
  metadata: Record<string, unknown>;
}

const transactions = new Map(
  linesOf("transactions.jsonl").map((line) => {
    const { id, ...given } = JSON.parse(line) as Transaction;
    return [id, given];
  }),
);

/** Those of one kind; a line has the transaction and the text, whose line breaks are written out. */
export function written(kind: Written): CorpusCase[] {
  return linesOf(`${kind}.tsv`).map((line) => {
    const [id = "", text = ""] = line.split("\t");
    const given = transactions.get(id);
    if (!given) throw new Error(`There is no transaction ${id}.`);
    return { rule: `${kind} for ${id}`, intent: text.replaceAll("\\n", "\n"), ...given };
  });
}
