import type { Phrase } from "./phrase.ts";

const MONTHS = "january february march april may june july august september october november december".split(
  " ",
);
const COUNTS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const UNITS: readonly (readonly [seconds: bigint, unit: string])[] = [
  [1n, "second"],
  [60n, "minute"],
  [3600n, "hour"],
  [86_400n, "day"],
  [604_800n, "week"],
  [31_536_000n, "year"],
];
/** Later than any date that a person writes. */
const LATEST = 253_402_300_800n;

/** "until 1 January 2030, 00:00 UTC", "until 2030-01-01", "until 1893456000". Of a day without a clock time its start is meant. */
export function spokenTime(at: bigint): Phrase[] {
  const seconds: Phrase = [{ number: { digits: at, scale: 0 }, may: "equal" }];
  if (at >= LATEST) return [seconds];
  const date = new Date(Number(at) * 1000);
  const [day, month, year] = [date.getUTCDate(), date.getUTCMonth(), String(date.getUTCFullYear())];
  const name = MONTHS[month] ?? "";
  const two = (count: number) => String(count).padStart(2, "0");
  const days: Phrase[] = [
    [String(day), name, year],
    [name, String(day), year],
    [name, String(day), ",", year],
    [{ literal: `${year}-${two(month + 1)}-${two(day)}` }],
  ];
  const [hour, minute] = [two(date.getUTCHours()), two(date.getUTCMinutes())];
  const clock: Phrase[] = [
    [hour, ":", minute, "utc"],
    [",", hour, ":", minute, "utc"],
    ["at", hour, ":", minute, "utc"],
  ];
  const isStart = at % 86_400n === 0n;
  return [
    seconds,
    ...(isStart ? days : []),
    ...(at % 60n === 0n ? days.flatMap((one) => clock.map((time) => [...one, ...time])) : []),
  ];
}

/** "30 days", "one year", "2592000 seconds". */
export function spokenDuration(seconds: bigint): Phrase[] {
  return UNITS.flatMap(([size, unit]) => {
    if (seconds % size !== 0n) return [];
    const count = seconds / size;
    const named = count === 1n ? unit : `${unit}s`;
    const spelt = COUNTS[Number(count < 11n ? count : 11n)];
    const phrases: Phrase[] = [[{ number: { digits: count, scale: 0 }, may: "equal" }, named]];
    return spelt ? [...phrases, [spelt, named]] : phrases;
  });
}
