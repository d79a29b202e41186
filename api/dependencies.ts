import type { Logger } from "pino";
import type { PublicJwk } from "../db/entities/signing-key.ts";
import type { HealthChecks } from "./health/health-checks.ts";

/** Everything the API is built on, passed in by its process or by a test. */
export interface Dependencies {
  readonly baseUrl: string;
  readonly uiUrl: string;
  readonly trustedProxyHops: number;
  readonly log: Logger;
  readonly health: HealthChecks;
  /** The public halves of the signing keys, as a JSON Web Key Set. */
  readonly publicKeys: { readonly keys: readonly PublicJwk[] };
}
