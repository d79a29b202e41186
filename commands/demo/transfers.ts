import { parseEther } from "ethers";
import type { Dossier } from "./agent.ts";
import { FRIEND, PROMPT } from "./friend.ts";
import { agentOf, signIn } from "./user.ts";

/** A right and a wrong transfer, from sign-in to both verdicts. */
export async function demonstrateTransfers(baseUrl: string, workflowsUrl: string): Promise<void> {
  const agent = await agentOf(baseUrl, await signIn(baseUrl));
  console.log(`Signed in as ${agent.address} with a new wallet and made an API key.\n`);

  const proposals = [
    { title: "The transfer that was asked for", value: parseEther("0.1") },
    { title: "Ten times as much", value: parseEther("1") },
  ];
  await Promise.all(
    proposals.map(async ({ title, value }) => {
      const tx = { to: FRIEND, value: value.toString(), data: "0x" };
      const { requestHash } = await agent.submit({ userPrompt: PROMPT, tx });
      console.log(describe(title, value, await agent.follow(requestHash), workflowsUrl));
    }),
  );
}

function describe(title: string, value: bigint, dossier: Dossier, workflowsUrl: string): string {
  const [verdict] = dossier.orion;
  return [
    `${title}: "${PROMPT}", ${value} wei`,
    `  request       ${dossier.requestHash}`,
    `  orion         ${verdict?.decision} (confidence ${verdict?.confidence}); the transaction is ${dossier.status}`,
    ...(dossier.verdict?.primaryFailureNode ? [`  failing node  ${dossier.verdict.primaryFailureNode}`] : []),
    `  because       ${verdict?.analysis.split("\n")[0]}`,
    `  on IPFS       request ${dossier.requestCid}`,
    `                verdict ${dossier.responseCid}`,
    `  on chain      request ${dossier.registrationTx}`,
    `                verdict ${dossier.publicationTx}`,
    `  in Temporal   ${workflowsUrl}/tx-${dossier.requestHash}`,
    "",
  ].join("\n");
}
