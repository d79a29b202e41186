import { expect } from "chai";
import { Interface } from "ethers";
import type { Verdict } from "../../../../validator/case/verdict.ts";
import { loadReferenceData } from "../../../../validator/data/reference-data.ts";
import { createEngine } from "../../../../validator/engine/engine.ts";
import { EVALUATED_AT } from "../../../corpus/terms.ts";

export const ME = "0x5B38Da6a701c568545dCfcB03FcB875f56beddC4";
export const FRIEND = "0x7a16ff8270133f063aab6c9977183d9e72835428";
export const THIEF = "0x1d4f9d4a1a3bcb2b2c8c1c1a1b1c1d1e1f2a2b2c";

export interface Sent {
  to: string;
  data: string;
  value?: bigint;
  chainId?: number;
  from?: string;
}

/** What is only to be signed. */
export interface Signed {
  typedData: unknown;
  chainId: number;
}

/** Calldata as another encoder writes it. */
export function encoded(signature: string, values: readonly unknown[]): string {
  return new Interface([`function ${signature}`]).encodeFunctionData(signature, values);
}

const engine = createEngine(loadReferenceData({ sanctionsListPath: undefined }));

function proposed(one: Sent | Signed): unknown {
  if ("typedData" in one) return { ...one, from: ME };
  const { to, data, value = 0n, chainId = 1, from = ME } = one;
  return { to, data, value: value.toString(), chainId, from };
}

function verdictOf(intent: string, one: Sent | Signed): Verdict {
  const proposed_tx = proposed(one);
  const judged = engine.judge(JSON.stringify({ human_intent: intent, proposed_tx }), EVALUATED_AT);
  if ("invalid" in judged) throw new Error(judged.invalid);
  return JSON.parse(judged.verdict);
}

/** Each of the intents asks for just this transaction. */
export function expectPassed(sent: Sent | Signed, intents: readonly string[]): void {
  for (const intent of intents) {
    const { decision, reason } = verdictOf(intent, sent);
    expect(decision, `${intent}: ${reason}`).to.equal("PASS");
  }
}

/** None of the intents asks for it. */
export function expectRefused(sent: Sent | Signed, intents: readonly string[]): void {
  for (const intent of intents) expect(verdictOf(intent, sent).decision, intent).to.equal("REJECT");
}

/** What the intent asks for, and none of the other transactions is it. */
export function expectOnly(
  intent: string,
  right: Sent | Signed,
  wrong: Readonly<Record<string, Sent | Signed>>,
): void {
  expectPassed(right, [intent]);
  for (const [what, sent] of Object.entries(wrong))
    expect(verdictOf(intent, sent).decision, `${intent}, with another ${what}`).to.equal("REJECT");
}
