import { badRequest } from "../refusal.ts";

/** Why a transaction cannot be ended as it was asked to be; what each recording of a report can answer. */
const MESSAGES = {
  "not-approved": "The transaction is not approved, so there is no end to report; read its status.",
  ended: "The end of this transaction was reported already; read its status.",
  submitted: "Its execution was reported, so it cannot be cancelled any more; wait for its receipt.",
  "of-another":
    "txHash was reported for another of your transactions; one chain transaction executes one request.",
  "too-many": "Too many executions of this transaction were reported; wait for one of their receipts.",
  custody:
    "The custody provider executes this transaction, so its execution cannot be reported; read its status.",
  different: "Another settlement was reported for this transaction; a settlement cannot be changed.",
} as const;

export function refuseEnd(why: keyof typeof MESSAGES) {
  return badRequest(MESSAGES[why]);
}
