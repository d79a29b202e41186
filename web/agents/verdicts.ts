import type { Interval } from "./agent.ts";

/** How the verdicts on what was submitted in an interval came out. */
export interface Verdicts {
  readonly start: string;
  readonly approved: number;
  readonly rejected: number;
  readonly open: number;
}

/** What was approved stays so, whether or not it was executed afterwards. */
export function verdictsOf({ start, total, approved, rejected, executed, failed }: Interval): Verdicts {
  const allApproved = approved + executed + failed;
  return { start, approved: allApproved, rejected, open: total - allApproved - rejected };
}

/** The parts of a bar from the ground up. */
export const PARTS = ["approved", "rejected", "open"] as const;
export type Part = (typeof PARTS)[number];

export const PART_WORDS: Readonly<Record<Part, string>> = {
  approved: "approved",
  rejected: "rejected",
  open: "not decided yet",
};

export interface Block {
  readonly part: Part;
  readonly bottom: number;
  readonly count: number;
}

/** The blocks of a bar, each on top of those before it; a part without any has none. */
export function blocksOf(verdicts: Verdicts): Block[] {
  let bottom = 0;
  return PARTS.flatMap((part) => {
    const count = verdicts[part];
    const block = { part, bottom, count };
    bottom += count;
    return count > 0 ? [block] : [];
  });
}

/** As many bars as can be told apart: where there are more, neighbours are counted together. */
export function joined(verdicts: readonly Verdicts[], most: number): Verdicts[] {
  const size = Math.max(1, Math.ceil(verdicts.length / most));
  return Array.from({ length: Math.ceil(verdicts.length / size) }, (_, index) => {
    const group = verdicts.slice(index * size, (index + 1) * size);
    const sum = (part: Part) => group.reduce((total, one) => total + one[part], 0);
    return {
      start: group[0]?.start ?? "",
      approved: sum("approved"),
      rejected: sum("rejected"),
      open: sum("open"),
    };
  });
}

export const sumOf = ({ approved, rejected, open }: Verdicts) => approved + rejected + open;
