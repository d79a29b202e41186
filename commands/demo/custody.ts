import { setTimeout as sleep } from "node:timers/promises";
import { parseEther } from "ethers";
import { CannotStart } from "../../runtime/cannot-start.ts";
import type { Environment } from "../../runtime/environment.ts";
import { call } from "./call.ts";
import { FRIEND, PROMPT } from "./friend.ts";
import { agentOf, signIn, type User } from "./user.ts";

const LOCAL_CHAIN = 31_337;

interface Dossier {
  status: string;
  statusReason: string;
  custody: { state: string; custodyStatus: string | null; txHash: string | null } | null;
}

/** From a signing request to a transaction that the simulated custody provider executed on the local chain. */
export async function demonstrateCustody(
  baseUrl: string,
  workflowsUrl: string,
  { CUSTODY_BASE_URL: provider }: Environment,
): Promise<void> {
  if (!provider) throw new CannotStart("There is no simulated custody provider: run npm start first.");
  const user = await signIn(baseUrl);
  await call(baseUrl, "PUT", "/settings", { executionType: 1 }, user.bearer);
  console.log(`user     signs in as ${user.address}; transactions are USER_EXECUTED from now on`);
  await integrate(baseUrl, provider, user);

  const agent = await agentOf(baseUrl, user);
  const tx = { to: FRIEND, value: parseEther("0.1").toString(), data: "0x" };
  const { requestHash } = await agent.submit({ userPrompt: PROMPT, tx, chainId: LOCAL_CHAIN });
  console.log(`agent    proposes "${PROMPT}": ${requestHash}`);
  const path = `/transactions/${requestHash}`;
  await call(baseUrl, "POST", `${path}/approvals`, { decision: "APPROVED" }, user.bearer);
  console.log("user     approves it, too");
  const { status, statusReason, custody } = await follow(baseUrl, path, user);
  console.log(`         ${status}: ${statusReason}`);
  if (custody?.txHash) console.log(`chain    ${custody.txHash}`);
  console.log(`         ${workflowsUrl}/custody-${requestHash}\n`);
}

async function integrate(baseUrl: string, provider: string, { bearer }: User): Promise<void> {
  const subject = { commonName: "Countersign demo", organization: "Demo", country: "DE" };
  const ask = <T>(path: string, body?: object) =>
    call<T>(baseUrl, "POST", `/custody/${path}/execution`, body, bearer);
  const { csr } = await ask<{ csr: string }>("generate-csr", subject);
  console.log(`service  makes a key and a signing request of ${csr.length} characters`);
  // What a person does in the provider's console.
  const { apiKey } = await call<{ apiKey: string }>(provider, "POST", "/control/api-users", { csr });
  console.log(`custody  makes an API user of it: ${apiKey}`);
  const credentials = { apiKey, vaultAccountId: "0", environment: "sandbox", region: "US" };
  const { status } = await ask<{ status: string }>("complete", credentials);
  const { valid, message } = await ask<{ valid: boolean; message: string }>("validate");
  console.log(
    `user     brings the API key; the integration is ${status}, ${valid ? "valid" : "not valid"}: ${message}`,
  );
}

/** Polls the dossier and tells each state that it meets. */
async function follow(baseUrl: string, path: string, user: User): Promise<Dossier> {
  for (let told = ""; ; await sleep(600)) {
    const dossier = await call<Dossier>(baseUrl, "GET", path, undefined, user.bearer);
    const state = dossier.custody?.custodyStatus ?? dossier.custody?.state;
    if (state && state !== told) console.log(`custody  ${state}`);
    told = state ?? told;
    if (!["PENDING", "APPROVED"].includes(dossier.status)) return dossier;
  }
}
