import { CORPUS, type CorpusSet } from "./corpus.ts";
import { expectedNodes, judge, type Outcome } from "./judge.ts";
import { PARAMETRIC } from "./parametric.ts";
import { UNSEEN } from "./unseen/unseen.ts";

/** `node test/corpus/report.ts [set…]`: how well the arbiter judges, and every pair that it judges wrongly. */
const wanted = process.argv.slice(2);

function report(title: string, sets: readonly CorpusSet[]): void {
  const chosen = sets.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  const bySet = chosen.map(({ name, pairs }) => [name, pairs.map(judge)] as const);
  const all = bySet.flatMap(([, outcomes]) => outcomes);
  if (all.length === 0) return;
  console.log(`\n${title}: ${all.length} pairs\n`);
  console.log(row("set", all, true));
  for (const [name, outcomes] of bySet) console.log(row(name, outcomes));
  console.log(row("all", all));
  console.log("\nby the family of the fault");
  for (const [family, outcomes] of Map.groupBy(all, familyOf)) console.log(row(family, outcomes));
  for (const [name, outcomes] of bySet) {
    for (const outcome of outcomes)
      if (!outcome.isDecisionRight || !outcome.isNodeRight) explain(name, outcome);
  }
}

function familyOf({ pair }: Outcome): string {
  return expectedNodes(pair)[0]?.split(".")[0] ?? "aligned";
}

const COLUMNS = ["pairs", "accuracy", "F1", "node match", "false PASS", "false REJECT"];

function row(name: string, outcomes: readonly Outcome[], isHeader = false): string {
  const cells = isHeader ? COLUMNS : measures(outcomes);
  return [name.padEnd(29), ...cells.map((cell) => cell.padStart(13))].join("");
}

function measures(outcomes: readonly Outcome[]): string[] {
  const isFaulty = ({ pair }: Outcome) => expectedNodes(pair).length > 0;
  const faulty = outcomes.filter(isFaulty);
  const caught = faulty.filter(({ isDecisionRight }) => isDecisionRight);
  const falsePass = faulty.length - caught.length;
  const falseReject = outcomes.filter((one) => !isFaulty(one) && !one.isDecisionRight).length;
  const f1 = (2 * caught.length) / (2 * caught.length + falsePass + falseReject);
  const share = (part: number, whole: number) =>
    whole === 0 ? "-" : `${((100 * part) / whole).toFixed(1)} %`;
  return [
    String(outcomes.length),
    share(outcomes.length - falsePass - falseReject, outcomes.length),
    faulty.length === 0 ? "-" : f1.toFixed(3),
    share(faulty.filter(({ isNodeRight }) => isNodeRight).length, faulty.length),
    String(falsePass),
    String(falseReject),
  ];
}

function explain(set: string, { pair, verdict, isDecisionRight }: Outcome): void {
  const expected = expectedNodes(pair);
  const kind = isDecisionRight ? "other node" : expected.length === 0 ? "FALSE REJECT" : "FALSE PASS";
  console.log(`\n${kind} [${set}] ${pair.rule}\n  intent:   ${pair.intent}`);
  if (expected.length > 0) console.log(`  expected: ${expected.join(" | ")}`);
  console.log(`  actual:   ${verdict.primary_failure_node ?? "PASS"}: ${verdict.reason}`);
}

/** Texts of which it is only known whether they should pass. */
function reportUnseen(): void {
  console.log("\nUnseen texts: right ones refused, wrong and hostile ones passed\n");
  for (const { name, texts } of UNSEEN) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const cells = (["right", "wrong", "hostile"] as const).map((kind) => {
      const passed = texts(kind).map((pair) => judge(pair).verdict.decision === "PASS");
      const bad = passed.filter((isPassed) => isPassed !== (kind === "right")).length;
      return `${kind} ${bad} of ${passed.length}`;
    });
    console.log([name.padEnd(29), ...cells.map((cell) => cell.padStart(20))].join(""));
  }
}

report("Written by hand", CORPUS);
report("Made from templates", PARAMETRIC);
reportUnseen();
