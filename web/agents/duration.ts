const UNITS = [
  [86_400, "days"],
  [3600, "hours"],
  [60, "minutes"],
] as const;

/** Seconds in the largest unit of which there are two. */
export function duration(seconds: number): string {
  const [length, name] = UNITS.find(([unit]) => seconds >= 2 * unit) ?? [1, "s"];
  const count = seconds / length;
  return `${count < 10 ? count.toFixed(1) : Math.round(count)} ${name}`;
}
