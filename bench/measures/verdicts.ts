import { compare } from "../compare.ts";
import type { Caller } from "../load/callers.ts";
import { openConnection } from "../load/connection.ts";
import { median } from "../median.ts";
import type { Stack } from "../stack.ts";
import type { Row } from "../table.ts";
import { allPublished } from "./many-transactions.ts";
import { followBare, followTransaction } from "./one-transaction.ts";

const ROUNDS = { rounds: 5, warmUps: 3 };
const EACH = 15;

/** How long one transaction takes on an idle service, against a workflow of the same shape with nothing inside. */
export async function measureVerdicts(
  stack: Stack,
  take: (count: number) => readonly Caller[],
): Promise<[Row, Row]> {
  const connection = await openConnection(stack.ports.api);
  const decidedOfRounds: number[] = [];
  const verdict = await compare(
    ROUNDS,
    async () => {
      const judged: number[] = [];
      const decided: number[] = [];
      for (const caller of take(EACH)) {
        const times = await followTransaction(connection, caller);
        judged.push(times.judged);
        decided.push(times.decided);
        // What goes on after the decision must not weigh on the next one.
        await allPublished(stack.database);
      }
      decidedOfRounds.push(median(decided));
      return median(judged);
    },
    async () => {
      const took: number[] = [];
      while (took.length < EACH) took.push(await followBare(stack.temporal));
      return median(took);
    },
  );
  connection.close();
  const against = "bare workflow of as many activities, start to result";
  return [
    {
      ...verdict,
      what: "POST /transactions until the verdict shows, p50",
      against,
      unit: "ms",
      goal: "≤ 1.3, ≤ 65 ms",
    },
    {
      ours: median(decidedOfRounds.slice(ROUNDS.warmUps)),
      bare: verdict.bare,
      what: "the same until the status is decided, p50",
      against: "the same",
      unit: "ms",
      goal: "–",
    },
  ];
}
