import type { PayloadForm } from "../../db/transactions/transaction.entity.ts";

/** A request that is ready to be hashed and stored: its exact bytes, as text, and who can open them. */
export interface SealedRequest {
  readonly form: PayloadForm;
  readonly text: string;
  readonly description: string;
  /** Whether only a foreign service can open it. */
  readonly sealed: boolean;
  readonly serviceId: number | null;
}
