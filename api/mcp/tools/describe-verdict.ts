import type { FailingCheck, Verdict } from "./verdict.ts";

/** As much of it as the words need. */
type Stands = Pick<Verdict, "status" | "orion" | "failingChecks">;

/** A verdict in words that a model can act on: how it stands, what failed with both values, and what to do now. */
export function describeVerdict(requestHash: string, { status, orion, failingChecks }: Stands): string {
  const [said] = orion;
  const head = `requestHash ${requestHash}, status ${status}.`;
  if (!said) {
    return `${head} The arbiter has not decided yet. Do not sign or send the transaction; call checkVerificationStatus with this requestHash in 2 to 3 seconds.`;
  }
  const sure = `confidence ${said.confidence}`;
  if (said.decision === "UNDECIDED")
    return `${head} The arbiter could not decide: ${said.analysis} ${nextAfter(status, "Ask your user, who decides now.")}`;
  if (said.decision === "APPROVED")
    return `${head} The arbiter approved (${sure}): ${said.analysis} ${nextAfter(status, "It still waits for its registration or for your user's approval; ask again before anything is signed.")}`;
  const failures = failingChecks.length > 0 ? failingChecks.map(describeFailure).join("\n") : said.analysis;
  return `${head} The arbiter rejected (${sure}). Do not sign or send the transaction.\n${failures}\nCorrect what the remedy names and call requestVerification anew; ask your user if the intent itself must change.`;
}

function nextAfter(status: string, whilePending: string): string {
  if (status === "PENDING") return whilePending;
  if (status === "APPROVED") return "The transaction may go on, exactly as it was submitted.";
  if (status === "EXECUTED") return "The transaction has been executed.";
  if (status === "FAILED") return "Its execution failed; do not send it again before you know why.";
  return "The transaction was rejected; do not sign or send it.";
}

function describeFailure({ node, reason, expected, actual, remedy }: FailingCheck): string {
  return [
    `- ${node}: ${reason}`,
    ...(expected === undefined ? [] : [`  expected: ${expected}`]),
    ...(actual === undefined ? [] : [`  actual: ${actual}`]),
    ...(remedy === undefined ? [] : [`  remedy: ${remedy}`]),
  ].join("\n");
}
