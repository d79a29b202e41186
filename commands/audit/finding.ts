/** Where a value stands, and the value; null where there is none. */
export type Side = readonly [where: string, value: string | null];

export type Finding =
  | { readonly check: string; readonly outcome: "agree"; readonly value: string }
  | { readonly check: string; readonly outcome: "differ"; readonly sides: readonly [Side, Side] }
  /** There is nothing to compare yet, or never will be; no difference. */
  | { readonly check: string; readonly outcome: "absent"; readonly why: string }
  /** It could not be looked at, so nothing is proved. */
  | { readonly check: string; readonly outcome: "unread"; readonly why: string };

export function compare(check: string, one: Side, other: Side): Finding {
  const [[, value], [, expected]] = [one, other];
  if (value !== null && value === expected) return { check, outcome: "agree", value };
  return differ(check, one, other);
}

export function differ(check: string, one: Side, other: Side): Finding {
  return { check, outcome: "differ", sides: [one, other] };
}

export function absent(check: string, why: string): Finding {
  return { check, outcome: "absent", why };
}

export function unread(check: string, why: string): Finding {
  return { check, outcome: "unread", why };
}

/** Whether the audit found everything that it could look at to agree, and could look at everything. */
export function isClean(findings: readonly Finding[]): boolean {
  return findings.every(({ outcome }) => outcome === "agree" || outcome === "absent");
}
