import { randomUUID } from "node:crypto";
import { openChain } from "../activities/open-chain.ts";
import { createDeploymentStore } from "../db/chain/deployment-store.ts";
import { openReadyDatabase } from "../db/open-ready-database.ts";
import { everyService } from "../db/verification-services/find-services.ts";
import { createChainSigner } from "../integrations/chain/chain-signer.ts";
import { CannotStart } from "../runtime/cannot-start.ts";
import { required } from "../runtime/required.ts";
import { runCommand } from "../runtime/run-command.ts";
import { handOverContracts } from "./hand-over/hand-over-contracts.ts";

/** Replaces the account that signs on chain; the workers must not run meanwhile (docs/deployment.md). */
await runCommand(async (environment, onStop) => {
  const needed = required(
    environment,
    "DATABASE_URL",
    "CHAIN_RPC_URL",
    "CHAIN_SIGNER_KEY",
    "NEW_CHAIN_SIGNER_KEY",
  );
  const database = await openReadyDatabase(needed.DATABASE_URL);
  onStop(() => database.close());
  const { node, writer } = await openChain(
    { url: needed.CHAIN_RPC_URL, signerKey: needed.CHAIN_SIGNER_KEY, expectedChainId: environment.CHAIN_ID },
    database,
  );
  const { address: to } = createChainSigner(needed.NEW_CHAIN_SIGNER_KEY);
  const deployments = createDeploymentStore(database.em);
  const registry = await deployments.find(writer.signer.chainId, "VerificationServicesRegistry");
  if (!registry)
    throw new CannotStart("There is no registry on this chain yet; run npm run provision instead.");
  const done = await handOverContracts({
    node,
    writer,
    to,
    // Those of other services are the signer's too: it answers in them what the holder of an ORION key decided.
    inboxes: (await everyService(database.em)).map(({ inbox }) => inbox),
    registry: registry.address,
    change: randomUUID(),
  });
  for (const contract of done) console.log(`${to} now owns the ${contract}.`);
  console.log(
    `Set CHAIN_SIGNER_KEY to the new key, unset NEW_CHAIN_SIGNER_KEY, and start the service again.`,
  );
});
