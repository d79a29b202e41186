import type { Environment } from "../runtime/environment.ts";

const EXAMPLE = JSON.stringify({
  human_intent: "Send 1 ETH to 0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
  proposed_tx: { to: "0x70997970C51812dc3A010C7d01b50e0d17dc79C8", value: "2000000000000000000", data: "0x" },
});

/** What a person needs to know once everything runs: where it is, and what to try. */
export function addressList(environment: Environment, tookMs: number): string {
  const api = environment.BASE_URL ?? `http://localhost:${environment.PORT}`;
  const validator = environment.VALIDATOR_URL ?? `http://localhost:${environment.VALIDATOR_PORT}`;
  const temporalUi = environment.TEMPORAL_ADDRESS ? [] : [`http://localhost:${environment.TEMPORAL_UI_PORT}`];
  return [
    "",
    `Ready in ${(tookMs / 1000).toFixed(1)} s.`,
    "",
    `  API          ${api}`,
    `  Pages        ${api}/app`,
    `  OpenAPI      ${api}/docs`,
    `  Validator    ${validator}`,
    ...temporalUi.map((address) => `  Temporal UI  ${address}`),
    "",
    "Try it in another terminal; the intent and the transaction differ, so the answer is REJECT:",
    "",
    `  curl -s ${validator}/validate -H 'content-type: application/json' -d '${EXAMPLE}'`,
    "",
    "Ctrl-C stops everything.",
  ].join("\n");
}
