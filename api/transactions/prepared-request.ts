import type { PayloadForm } from "../../domain/payload-form.ts";

/** A request that is ready to be hashed and stored: its exact bytes, as text, sealed or plain, and who can open them. */
export interface PreparedRequest {
  readonly form: PayloadForm;
  readonly text: string;
  readonly description: string;
  /** Whether only a foreign service can open it. */
  readonly sealed: boolean;
  readonly serviceId: number | null;
}
