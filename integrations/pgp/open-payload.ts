import type { PayloadForm } from "../../domain/payload-form.ts";
import { MAX_PAYLOAD_BYTES, type RequestPayload } from "../../domain/request-payload.ts";
import type { Sealer } from "./create-sealer.ts";

/** What a stored request holds, sealed or plain. It was checked when it came in; a message that cannot be opened is a PgpFailure. */
export async function openPayload(
  { form, text }: { readonly form: PayloadForm; readonly text: string },
  sealer: Sealer,
  serviceKeys: () => Promise<readonly string[]>,
): Promise<RequestPayload> {
  if (form === "plain") return JSON.parse(text) as RequestPayload;
  const bytes = await sealer.open(text, await serviceKeys(), MAX_PAYLOAD_BYTES);
  return JSON.parse(new TextDecoder().decode(bytes)) as RequestPayload;
}
