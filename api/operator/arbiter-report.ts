/** What the validator says of itself, as far as an operator looks for it here. */
export interface ArbiterReport {
  readonly version: string | null;
  /** The date of the newest sanctions list it screens by. */
  readonly sanctionsListDate: string | null;
  readonly problems: readonly string[];
}

/** An arbiter behind VALIDATOR_URL may be another's program, so nothing of its answer is taken for granted. */
export function readArbiterReport(answer: unknown): ArbiterReport | undefined {
  if (typeof answer !== "object" || answer === null) return undefined;
  const { version, sanctionsListDate, problems } = answer as Record<string, unknown>;
  return {
    version: typeof version === "string" ? version : null,
    sanctionsListDate: typeof sanctionsListDate === "string" && sanctionsListDate ? sanctionsListDate : null,
    problems: Array.isArray(problems) ? problems.filter((one) => typeof one === "string") : [],
  };
}
