import { type CsrMaker, createCsrMaker } from "../../integrations/custody/create-csr-maker.ts";
import type { Custody, CustodyCredentials } from "../../integrations/custody/custody.ts";
import { webhookKeys } from "../../integrations/custody/custody-addresses.ts";
import { openCustody } from "../../integrations/custody/open-custody.ts";
import { createWebhookVerifier, type WebhookVerifier } from "../../integrations/custody/webhook-verifier.ts";

/** What the routes of custody are built on. */
export interface CustodyParts {
  readonly csrMaker: CsrMaker;
  readonly webhooks: WebhookVerifier;
  open(credentials: CustodyCredentials): Custody;
}

/** `baseUrl` takes the place of the provider's own hosts. */
export function createCustodyParts(baseUrl: string | undefined): CustodyParts {
  return {
    csrMaker: createCsrMaker(),
    webhooks: createWebhookVerifier({ keyAddresses: webhookKeys(baseUrl) }),
    open: (credentials) => openCustody(credentials, { baseUrl }),
  };
}
