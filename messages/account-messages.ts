import { defineSignal } from "@temporalio/workflow";

export interface AccountInput {
  userId: string;
}

/** The account has another key; the workflow loads it itself. */
export const keyRegistered = defineSignal("keyRegistered");
