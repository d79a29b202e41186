import type { CustodyEnvironment, CustodyRegion } from "../../domain/custody-environment.ts";

const PREFIXES = { US: "", EU: "eu-", EU2: "eu2-" } as const;
const SANDBOX = "sandbox-";

/** Where a user's workspace is reached; `baseUrl` takes the place of the provider's own hosts. */
export function custodyApi(
  environment: CustodyEnvironment,
  region: CustodyRegion,
  baseUrl: string | undefined,
): string {
  if (baseUrl !== undefined) return `${baseUrl.replace(/\/v1$/, "")}/v1`;
  const prefix = environment === "sandbox" ? SANDBOX : PREFIXES[region];
  return `https://${prefix}api.fireblocks.io/v1`;
}

/** Where the keys are published that webhooks are signed with. */
export function webhookKeys(baseUrl: string | undefined): readonly string[] {
  const path = "/.well-known/jwks.json";
  if (baseUrl !== undefined) return [baseUrl.replace(/\/v1$/, "") + path];
  return [...Object.values(PREFIXES), SANDBOX].map((prefix) => `https://${prefix}keys.fireblocks.io${path}`);
}
