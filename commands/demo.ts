import { parseEther } from "ethers";
import { runCommand } from "../runtime/run-command.ts";
import { type Dossier, signIn } from "./demo/client.ts";

const FRIEND = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
const PROMPT = `Send 0.1 ETH to ${FRIEND}`;

/** A right and a wrong transfer, from sign-in to both verdicts, against a running service. */
await runCommand(async (environment) => {
  const baseUrl = environment.BASE_URL ?? `http://localhost:${environment.PORT}`;
  const began = performance.now();
  const client = await signIn(baseUrl);
  console.log(`Signed in as ${client.address} with a new wallet and made an API key.\n`);

  const proposals = [
    { title: "The transfer that was asked for", value: parseEther("0.1") },
    { title: "Ten times as much", value: parseEther("1") },
  ];
  await Promise.all(
    proposals.map(async ({ title, value }) => {
      const tx = { to: FRIEND, value: value.toString(), data: "0x" };
      const { requestHash } = await client.submit({ userPrompt: PROMPT, tx });
      const dossier = await client.follow(requestHash);
      console.log(
        describe(
          title,
          value,
          dossier,
          temporalUi(environment.TEMPORAL_UI_PORT, environment.TEMPORAL_NAMESPACE),
        ),
      );
    }),
  );
  console.log(`Done in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
});

function temporalUi(port: number, namespace: string): string {
  return `http://localhost:${port}/namespaces/${namespace}/workflows`;
}

function describe(title: string, value: bigint, dossier: Dossier, workflows: string): string {
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
    `  in Temporal   ${workflows}/tx-${dossier.requestHash}`,
    "",
  ].join("\n");
}
