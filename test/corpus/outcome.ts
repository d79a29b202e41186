import { expect } from "chai";
import { judge } from "./judge.ts";

export type Given = Record<string, unknown>;

/** PASS or REJECT. */
export function decide(intent: string, tx: Given): string {
  return judge({ rule: "", intent, tx }).verdict.decision;
}

/** The node that fails first, or PASS. */
export function outcome(intent: string, tx: Given, metadata?: Given): string {
  const { verdict } = judge({ rule: "", intent, tx, ...(metadata && { metadata }) });
  return verdict.primary_failure_node ?? verdict.decision;
}

/** Every wording asks for the first transaction and for none of the others. */
export function eachWording(wordings: readonly string[], right: Given, faulty: readonly Given[]): void {
  for (const intent of wordings) {
    it(intent, () => {
      expect(decide(intent, right)).to.equal("PASS");
      for (const tx of faulty) expect(decide(intent, tx), JSON.stringify(tx)).to.equal("REJECT");
    });
  }
}
