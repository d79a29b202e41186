import { signIn } from "../../commands/demo/user.ts";
import { EXECUTION_TYPES } from "../../domain/execution-type.ts";

export type Decision = "APPROVED" | "REJECTED";

/** Someone who has a say in their transactions, and whose calls may fail at any time. */
export interface Owner {
  readonly address: string;
  /** The request hash that a 201 told of; rejects where there was none. */
  submit(request: object): Promise<string>;
  /** The status of the answer. */
  decide(requestHash: string, decision: Decision): Promise<number>;
}

const ANSWER_WITHIN_MS = 15_000;

export async function newOwner(baseUrl: string): Promise<Owner> {
  const { address, bearer } = await signIn(baseUrl);
  const call = (method: string, path: string, body: object) =>
    fetch(baseUrl + path, {
      method,
      headers: { ...bearer, "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
  const settings = await call("PUT", "/settings", { executionType: EXECUTION_TYPES.USER_EXECUTED });
  if (!settings.ok) throw new Error(`PUT /settings answered ${settings.status}`);
  return {
    address,
    async submit(request) {
      const answer = await call("POST", "/transactions", { escrowAddress: address, ...request });
      if (answer.status !== 201) throw new Error(`POST /transactions answered ${answer.status}`);
      return ((await answer.json()) as { requestHash: string }).requestHash;
    },
    async decide(requestHash, decision) {
      const answer = await call("POST", `/transactions/${requestHash}/approvals`, { decision });
      await answer.body?.cancel();
      return answer.status;
    },
  };
}
