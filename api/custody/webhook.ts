import { findWorkflowToWake } from "../../db/custody/execution-row.ts";
import { CustodyFailure } from "../../integrations/custody/custody-failure.ts";
import { readWebhook } from "../../integrations/custody/read-webhook.ts";
import { unauthorized } from "../auth/unauthorized.ts";
import type { Dependencies } from "../dependencies.ts";
import { problems } from "../problem.ts";
import { rawRoute } from "../raw-route.ts";
import { Refusal } from "../refusal.ts";

const SIGNATURE = "fireblocks-webhook-signature";

export const custodyWebhook = rawRoute({
  method: "POST",
  path: "/custody/webhook",
  summary:
    "The custody provider tells that a transaction's status changed; the execution then looks for itself.",
  tag: "Custody",
  auth: "public",
  takes: {
    mediaType: "application/json",
    description: "The provider's event, signed in Fireblocks-Webhook-Signature.",
  },
  answers: {
    200: {
      mediaType: "application/json",
      description: "It was taken, whether or not it concerned anything here.",
    },
    ...problems(401, 413, 429, 503),
  },
  async handleRaw({ request, response, body, tally, deps }) {
    const bytes = await body.bytes();
    await requireSignature(bytes, request.headers[SIGNATURE], deps);
    const { externalId } = readWebhook(bytes) ?? {};
    const workflowId = externalId && (await findWorkflowToWake(deps.database, externalId));
    if (workflowId) deps.lifecycle.wakeCustody(workflowId);
    response
      .writeHead(200, { ...tally.headers(), "content-type": "application/json; charset=utf-8" })
      .end(JSON.stringify({ received: true }));
  },
});

async function requireSignature(
  bytes: Uint8Array,
  signature: string | string[] | undefined,
  { custody }: Dependencies,
): Promise<void> {
  const isSigned = await custody.webhooks
    .verify(bytes, typeof signature === "string" ? signature : undefined)
    .catch((error: unknown) => {
      if (!(error instanceof CustodyFailure)) throw error;
      throw new Refusal(503, "The custody provider's keys cannot be had at the moment; send it again.");
    });
  if (!isSigned) throw unauthorized("The event is not signed by the custody provider.");
}
