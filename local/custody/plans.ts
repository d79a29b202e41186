import { fieldsOf, Refusal } from "../simulators/exchange.ts";
import { ENDS, WAY } from "./states.ts";

/** What becomes of a transaction: by default it is completed, and waits nowhere. */
export interface Plan {
  readonly end: (typeof ENDS)[number];
  /** Where it stays until it is released or cancelled. */
  readonly holdAt: (typeof WAY)[number] | undefined;
}

export interface Plans {
  /** POST {externalTxId?, end?, holdAt?} plans one transaction, or all that come from now on; DELETE forgets it all. */
  control(method: string, body: unknown): unknown;
  for(externalTxId: string | undefined): Plan;
}

const USUAL: Plan = { end: "COMPLETED", holdAt: undefined };

export function createPlans(): Plans {
  let all = USUAL;
  const single = new Map<string, Plan>();
  return {
    control(method, body) {
      if (method === "DELETE") {
        all = USUAL;
        single.clear();
        return { all };
      }
      const { externalTxId } = fieldsOf(body);
      const plan = read(body);
      if (typeof externalTxId === "string") single.set(externalTxId, plan);
      else all = plan;
      return { externalTxId, plan };
    },
    for: (externalTxId) => single.get(externalTxId ?? "") ?? all,
  };
}

function read(body: unknown): Plan {
  const { end = USUAL.end, holdAt } = fieldsOf(body);
  const ending = ENDS.find((one) => one === end);
  const held = WAY.find((one) => one === holdAt);
  if (!ending || (holdAt !== undefined && !held))
    throw new Refusal(400, {
      message: `Send {externalTxId?, end?: ${ENDS.join(" | ")}, holdAt?: ${WAY.join(" | ")}}.`,
    });
  return { end: ending, holdAt: held };
}
