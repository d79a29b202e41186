import {
  findClient as findStoredClient,
  keepClientDocument,
  type OAuthClientRow,
} from "../../../db/oauth/clients.ts";
import { ClientDocumentError } from "../../../integrations/client-document/fetch-client-document.ts";
import type { Dependencies } from "../../dependencies.ts";
import { createSchemaChecker } from "../../input/schema-checker.ts";
import { Refusal } from "../../refusal.ts";
import { oauthRefusal } from "../oauth-refusal.ts";
import { type ClientMetadata, checkMetadata, ClientMetadata as Metadata } from "./client-metadata.ts";
import { isDocumentAddress } from "./document-address.ts";

/** A document is asked for again after this long, so that what a client changes there soon counts. */
const DOCUMENT_FRESH_MS = 5 * 60_000;

const whatIsWrong = createSchemaChecker().input(Metadata);

type Parts = Pick<Dependencies, "database" | "fetchClientDocument">;

/** The client of an authorization request: one that registered, or one whose id is the address of its own document. */
export async function findClient(clientId: string, parts: Parts): Promise<OAuthClientRow> {
  const { em } = parts.database;
  const known = await findStoredClient(em, clientId);
  if (!isDocumentAddress(clientId)) {
    if (known) return known;
    throw oauthRefusal("invalid_client", "client_id is unknown; register the client first.");
  }
  if (known?.fetchedAt && Date.now() - known.fetchedAt.getTime() < DOCUMENT_FRESH_MS) return known;
  const { name, redirectUris } = await describedClient(clientId, parts);
  return keepClientDocument(em, { id: clientId, name, redirectUris });
}

/** OAuth Client ID Metadata Document: it must name itself, and can hold no secret. */
async function describedClient(clientId: string, { fetchClientDocument }: Parts) {
  try {
    const document = await fetchClientDocument(clientId);
    if (Object(document).client_id !== clientId)
      throw new ClientDocumentError("its client_id is not the address that it stands at");
    const [wrong] = whatIsWrong(document) ?? [];
    if (wrong) throw new ClientDocumentError(wrong.message);
    return checkMetadata(document as ClientMetadata, ["none"]);
  } catch (error) {
    if (!(error instanceof ClientDocumentError || error instanceof Refusal)) throw error;
    throw oauthRefusal("invalid_client", `The client's document cannot be used: ${error.message}`);
  }
}
