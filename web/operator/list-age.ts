const DAY_MS = 86_400_000;

/** How old a list of this date is, and what brings a newer one. */
export function listAge(date: string | null, now: Date): string {
  const published = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(published)) return "The list does not say when it was published.";
  const days = Math.floor((now.getTime() - published) / DAY_MS);
  const age = days <= 0 ? "today" : days === 1 ? "a day ago" : `${days} days ago`;
  return `Published ${date}, ${age}. npm run data -- sanctions brings the newest.`;
}
