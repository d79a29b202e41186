import type { CustodyEnvironment, CustodyRegion } from "../../domain/custody-environment.ts";
import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";
import type { Cipher } from "../secrets/cipher.ts";
import { credentialPlaces } from "./credential-places.ts";

/** What speaks for a user at the provider; it is opened for one request and never kept. */
export interface OpenedCredentials {
  readonly apiKey: string;
  readonly privateKeyPem: string;
  readonly vaultAccountId: string;
  readonly environment: CustodyEnvironment;
  readonly region: CustodyRegion;
}

type Row = Omit<OpenedCredentials, "apiKey" | "privateKeyPem"> & {
  readonly privateKeySealed: string;
  readonly apiKeySealed: string;
};

const SQL = `
  select private_key_sealed as "privateKeySealed", api_key_sealed as "apiKeySealed", vault_account_id as "vaultAccountId",
         environment, region
    from custody_integration where id = $1 and api_key_sealed is not null`;

/** The credentials of an active integration; undefined where it has none. */
export async function openCredentials(
  database: Database,
  cipher: Cipher,
  integrationId: string,
): Promise<OpenedCredentials | undefined> {
  const [row] = await preparedQuery<Row>(database, "custody-credentials", SQL)(integrationId);
  if (!row) return undefined;
  const { privateKeySealed, apiKeySealed, ...rest } = row;
  const places = credentialPlaces(integrationId);
  return {
    ...rest,
    privateKeyPem: cipher.open(privateKeySealed, places.privateKey),
    apiKey: cipher.open(apiKeySealed, places.apiKey),
  };
}
