// The bundler takes one entry file, which must hand out every workflow by name.
// biome-ignore-start lint/performance/noBarrelFile: the entry point of the workflow bundle
export { account } from "./account.ts";
export { connectionCode } from "./connection-code.ts";
export { custodyExecution } from "./custody-execution.ts";
export { oauthSession } from "./oauth-session.ts";
export { sweep } from "./sweep.ts";
export { transaction } from "./transaction.ts";
// biome-ignore-end lint/performance/noBarrelFile: the entry point of the workflow bundle
