import { parseEther } from "ethers";
import { createAgent } from "./agent.ts";
import { call } from "./call.ts";
import { FRIEND, PROMPT } from "./friend.ts";
import { signIn } from "./user.ts";

interface Connection {
  status: string;
  apiKey?: string;
  walletAddress?: string;
}

/** Both sides of a connection: the agent begins, its user approves, the agent gets its key and proposes a first transaction. */
export async function demonstrateConnection(baseUrl: string, workflowsUrl: string): Promise<void> {
  const { code, authUrl } = await call<{ code: string; authUrl: string }>(
    baseUrl,
    "POST",
    "/auth/connect/initiate",
  );
  const poll = () => call<Connection>(baseUrl, "GET", `/auth/connect/status?code=${code}`);
  console.log(`agent  begins, and shows its user ${authUrl}`);
  console.log(`agent  polls: ${(await poll()).status}`);

  const user = await signIn(baseUrl);
  await call(baseUrl, "POST", "/auth/connect/approve", { code }, user.bearer);
  console.log(`user   signs in as ${user.address} and approves`);

  const { status, apiKey: secret = "", walletAddress: address = "" } = await poll();
  console.log(`agent  polls: ${status}, with the key ${secret.slice(0, 12)}… for ${address}`);

  const agent = createAgent(baseUrl, { address, secret });
  const tx = { to: FRIEND, value: parseEther("0.1").toString(), data: "0x" };
  const { requestHash } = await agent.submit({ userPrompt: PROMPT, tx });
  console.log(`agent  proposes "${PROMPT}": ${requestHash}`);
  const dossier = await agent.follow(requestHash);
  console.log(`orion  ${dossier.orion[0]?.decision}; the transaction is ${dossier.status}`);
  console.log(`       ${workflowsUrl}/tx-${requestHash}\n`);
}
