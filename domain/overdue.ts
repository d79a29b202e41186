import { STUCK_AFTER_MS, WAITS, type Wait } from "./wait.ts";

export interface Overdue<T> {
  readonly wait: Wait;
  readonly late: readonly T[];
}

/** What has waited for longer than it should, by what it waits for: what the service should have done by now first, what is other people's to do last. */
export function overdueOf<T extends { readonly wait: Wait; readonly since: Date }>(
  waiting: readonly T[],
  now: Date,
): Overdue<T>[] {
  return (Object.keys(WAITS) as Wait[]).flatMap((wait) => {
    const allowedMs = STUCK_AFTER_MS[WAITS[wait].by];
    const late = waiting.filter(
      (one) => one.wait === wait && now.getTime() - one.since.getTime() >= allowedMs,
    );
    return late.length === 0 ? [] : [{ wait, late }];
  });
}
