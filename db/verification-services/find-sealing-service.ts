import type { Database } from "../database.ts";
import { preparedQuery } from "../prepared-query.ts";

export interface SealingService {
  readonly id: number;
  readonly builtIn: boolean;
  readonly pgpPublicKey: string;
}

const SQL = `
  select id, built_in as "builtIn", pgp_public_key as "pgpPublicKey"
    from verification_service where active order by built_in desc, case when built_in then -id else id end limit 1`;

/** Whom the API seals to: the built-in service (of several keys the newest), or where that is inactive the active one with the lowest id. */
export async function findSealingService(database: Database): Promise<SealingService | undefined> {
  return (await preparedQuery<SealingService>(database, "sealing-service", SQL)())[0];
}
