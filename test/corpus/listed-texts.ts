import { readFileSync } from "node:fs";
import type { CorpusCase } from "./corpus-case.ts";

interface Transaction {
  id: string;
  tx: Record<string, unknown>;
  metadata: Record<string, unknown>;
}

/** A folder of texts by kind, one a line behind the transaction that it was written for; line breaks are written out. */
export function textsIn<Kind extends string>(folder: URL): (kind: Kind) => CorpusCase[] {
  const linesOf = (name: string) =>
    readFileSync(new URL(name, folder), "utf8")
      .split("\n")
      .filter((line) => line !== "");
  const transactions = new Map(
    linesOf("transactions.jsonl").map((line) => {
      const { id, ...given } = JSON.parse(line) as Transaction;
      return [id, given];
    }),
  );
  return (kind) =>
    linesOf(`${kind}.tsv`).map((line) => {
      const [id = "", text = ""] = line.split("\t");
      const given = transactions.get(id);
      if (!given) throw new Error(`There is no transaction ${id}.`);
      return { rule: `${kind} for ${id}`, intent: text.replaceAll("\\n", "\n"), ...given };
    });
}
