import type { Database } from "../database.ts";
import { jointLookUp } from "../joint-look-up.ts";
import { preparedQuery } from "../prepared-query.ts";
import type { CredentialChanges } from "./credential-changes.entity.ts";

/** How often any credential of a kind has been changed; one question serves all who ask at once. */
export type CountChanges = (kind: CredentialChanges["kind"]) => Promise<number | undefined>;

export function createCountChanges(database: Database): CountChanges {
  const changes = preparedQuery<CredentialChanges>(
    database,
    "credential-changes",
    "select kind, count::float8 as count from credential_changes",
  );
  return jointLookUp(async () => new Map((await changes()).map(({ kind, count }) => [kind, count])));
}
