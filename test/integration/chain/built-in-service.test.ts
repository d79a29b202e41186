import { randomBytes } from "node:crypto";
import { expect } from "chai";
import { getCreateAddress } from "ethers";
import { openChain } from "../../../activities/open-chain.ts";
import { ensureBuiltInService } from "../../../commands/provision/built-in-service.ts";
import { createDeploymentStore } from "../../../db/chain/deployment-store.ts";
import { createCipher } from "../../../db/secrets/cipher.ts";
import { listServices } from "../../../db/verification-services/find-services.ts";
import { deployable } from "../../../integrations/chain/artefacts.ts";
import { deployContracts } from "../../../integrations/chain/deploy-contracts.ts";
import { createJsonRpc } from "../../../integrations/chain/json-rpc.ts";
import { DEVELOPMENT_SIGNER_KEY } from "../../../local/parts/chain.ts";
import { CannotStart } from "../../../runtime/cannot-start.ts";
import { startChain } from "../../stack/stack.ts";
import { type ChainWorld, chainWorld } from "../../support/chain-world.ts";
import { failureOf } from "./writer-fixture.ts";

describe("orion, when a version is started again", () => {
  const cipher = createCipher([randomBytes(32)]);
  let world: ChainWorld;
  before(async () => {
    world = await chainWorld();
  });
  after(() => world?.close());

  const ensure = (contracts = world.contracts) =>
    ensureBuiltInService(world.database.em, cipher, world, contracts);

  it("is the same, once", async () => {
    const [first, second] = [await ensure(), await ensure()];
    expect(second.inbox).to.equal(first.inbox);
    expect(await listServices(world.database.em, {}, { take: 10 })).to.have.length(1);
  });

  it("keeps its inbox when the version brings a new factory", async () => {
    const { inbox } = await ensure();
    const later = { key: "a later factory", to: null, data: deployable.AgentInboxFactory.bytecode };
    const { nonce } = await world.writer.submit(later);
    await world.writer.wait(later.key);
    const AgentInboxFactory = getCreateAddress({ from: world.writer.signer.address, nonce });
    expect(await world.node.code(AgentInboxFactory)).to.have.length.above(1000);
    expect((await ensure({ ...world.contracts, AgentInboxFactory })).inbox).to.equal(inbox);
    expect(await listServices(world.database.em, {}, { take: 10 })).to.have.length(1);
  });

  it("does not start on another chain with the same database, and says why", async () => {
    const { inbox } = await ensure();
    const other = await startChain();
    const rpc = createJsonRpc(other.url, 5_000);
    await rpc("anvil_setChainId", [31_338]);
    // Contracts get their addresses by the count of transactions before them, which is another there.
    const from = world.writer.signer.address;
    await rpc("anvil_setNonce", [from, "0x5"]);
    const chain = await openChain(
      { url: other.url, signerKey: DEVELOPMENT_SIGNER_KEY, expectedChainId: undefined },
      world.database,
    );
    const contracts = await deployContracts({
      ...chain,
      deployments: createDeploymentStore(world.database.em),
    });
    const failure = await failureOf(ensureBuiltInService(world.database.em, cipher, chain, contracts));
    expect(failure).to.be.instanceOf(CannotStart);
    expect(String(failure)).to.contain(inbox).and.contain("another chain");
    await other.stop();
  });
});
