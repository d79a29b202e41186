import type { SanctionsList } from "./load-sanctions.ts";

const DAY_MS = 86_400_000;

/** A sentence for every list that was published longer ago than allowed. A list that does not say when is not judged. */
export function agedLists({ kept }: SanctionsList, maxAgeMs: number, now: number): string[] {
  return kept
    .filter(({ date }) => date !== "" && now - Date.parse(date) > maxAgeMs)
    .map(({ source, date }) => {
      const days = Math.floor((now - Date.parse(date)) / DAY_MS);
      return `The sanctions list "${source}" is of ${date}, ${days} days old; npm run data -- sanctions brings today's.`;
    });
}
