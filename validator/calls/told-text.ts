/** A given value as text; objects as JSON, since their own `toString` may be anything. */
export function toldText(given: unknown): string {
  return typeof given === "string" ? given : (JSON.stringify(given) ?? "nothing");
}

/** The same, short enough for a sentence. */
export function shortly(given: unknown, most = 80): string {
  const text = toldText(given);
  return text.length > most ? `${text.slice(0, most - 3)}…` : text;
}
