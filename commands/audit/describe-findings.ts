import { printable } from "../tx/printable.ts";
import { type Finding, isClean } from "./finding.ts";

const CHECK_WIDTH = 22;

/** One line per check, and below a difference both of its values. */
export function describeFindings(requestHash: string, findings: readonly Finding[]): string {
  const count = (outcome: Finding["outcome"]) =>
    findings.filter((finding) => finding.outcome === outcome).length;
  const parts = [`${count("agree")} agree`, `${count("differ")} differ`];
  if (count("absent") > 0) parts.push(`${count("absent")} not there to compare`);
  if (count("unread") > 0) parts.push(`${count("unread")} could not be read`);
  const verdict = isClean(findings) ? "No difference" : "NOT PROVED";
  return [
    `Audit of ${requestHash}`,
    "",
    ...findings.flatMap(lines),
    "",
    `${verdict}: ${parts.join(", ")}.`,
  ].join("\n");
}

function lines(finding: Finding): string[] {
  const head = (word: string, rest = "") =>
    `  ${word.padEnd(8)}${finding.check.padEnd(CHECK_WIDTH)}${printable(rest)}`.trimEnd();
  if (finding.outcome === "agree") return [head("agree", shorten(finding.value))];
  if (finding.outcome === "absent") return [head("-", finding.why)];
  if (finding.outcome === "unread") return [head("unread", finding.why)];
  const width = Math.max(...finding.sides.map(([where]) => where.length)) + 2;
  return [
    head("differ"),
    ...finding.sides.map(
      ([where, value]) => `            ${where.padEnd(width)}${printable(value ?? "nothing")}`,
    ),
  ];
}

/** What agrees need not be read to the end. */
function shorten(value: string): string {
  const room = 100 - 10 - CHECK_WIDTH;
  return value.length > room ? `${value.slice(0, room - 1)}…` : value;
}
