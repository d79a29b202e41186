const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
export const LIMITS = { transaction: 60n, "24h": 100n, "30d": 180n };

/** How one order stands by the rules; `at` is when it was settled. */
type Standing = "new" | "open" | "released" | "refused" | { readonly at: number };

/** The standings of all orders, by their place in the list. */
export type Model = readonly Standing[];

export interface Action {
  readonly kind: "reserve" | "settled" | "released";
  readonly order: number;
}

/** What the caller saw. Of what was undone nothing happened; of what was lost all did, and nobody heard of it. */
export interface Done extends Action {
  readonly seen: "reserved" | "refused" | "done" | "undone" | "lost";
}

/** What counts at a moment of all that was reserved or settled in the time before it. */
export function counted(model: Model, amounts: readonly bigint[], now: number, span: number): bigint {
  return model.reduce((sum, one, index) => {
    const counts = one === "open" || (typeof one === "object" && one.at > now - span);
    return counts ? sum + (amounts[index] ?? 0n) : sum;
  }, 0n);
}

/** What an action answers, and how all stands after it. */
function play(model: Model, { kind, order }: Action, amounts: readonly bigint[], now: number) {
  const standing = model[order] ?? "new";
  const becomes = (next: Standing, seen: Done["seen"]) => ({ seen, model: model.with(order, next) });
  if (kind !== "reserve") {
    const ended = kind === "settled" ? { at: now } : kind;
    return becomes(standing === "open" ? ended : standing, "done");
  }
  if (standing === "refused" || standing === "released") return becomes(standing, "refused");
  if (standing !== "new") return becomes(standing, "reserved");
  const amount = amounts[order] ?? 0n;
  const fits =
    amount <= LIMITS.transaction &&
    counted(model, amounts, now, DAY) + amount <= LIMITS["24h"] &&
    counted(model, amounts, now, 30 * DAY) + amount <= LIMITS["30d"];
  return fits ? becomes("open", "reserved") : becomes("refused", "refused");
}

/** How all may stand after actions at once: whatever some order of them explains, given what was seen of each. */
export function explain(
  models: readonly Model[],
  done: readonly Done[],
  amounts: readonly bigint[],
  now: number,
): Model[] {
  if (done.length === 0) return unique(models);
  return done.flatMap((one, index) => {
    const after = models.flatMap((model) => {
      if (one.seen === "undone") return [model];
      const played = play(model, one, amounts, now);
      return one.seen === "lost" || played.seen === one.seen ? [played.model] : [];
    });
    const others = done.filter((_, other) => other !== index);
    return after.length === 0 ? [] : explain(unique(after), others, amounts, now);
  });
}

function unique(models: readonly Model[]): Model[] {
  return [...new Map(models.map((model) => [JSON.stringify(model), model])).values()];
}
