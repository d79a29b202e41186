import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { expect } from "chai";
import { id } from "ethers";
import { openChain } from "../../../activities/open-chain.ts";
import { handOverContracts } from "../../../commands/hand-over/hand-over-contracts.ts";
import { ensureBuiltInService } from "../../../commands/provision/built-in-service.ts";
import { createDeploymentStore } from "../../../db/chain/deployment-store.ts";
import { createCipher } from "../../../db/secrets/cipher.ts";
import {
  createRequest,
  getRequestStatus,
  setRequestStatus,
} from "../../../integrations/chain/agent-inbox.ts";
import type { ChainWriter } from "../../../integrations/chain/chain-writer.ts";
import { deployContracts } from "../../../integrations/chain/deploy-contracts.ts";
import { createJsonRpc } from "../../../integrations/chain/json-rpc.ts";
import { getOwner } from "../../../integrations/chain/ownership.ts";
import { DEVELOPMENT_SIGNER_KEY } from "../../../local/parts/chain.ts";
import { type ChainWorld, chainWorld } from "../../support/chain-world.ts";
import { CID, failureOf } from "./writer-fixture.ts";

/** anvil's second development account. */
const NEXT_KEY = "0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d";

describe("the signer's replacement", () => {
  const cipher = createCipher([randomBytes(32)]);
  let world: ChainWorld;
  let inbox: string;
  let next: ChainWriter;
  let change = 0;

  before(async () => {
    world = await chainWorld();
    ({ inbox } = await ensureBuiltInService(world.database.em, cipher, world, world.contracts));
    const options = { url: world.server.url, signerKey: NEXT_KEY, expectedChainId: undefined };
    next = (await openChain(options, world.database)).writer;
  });
  after(() => world?.close());

  function handOver(writer = world.writer, to = next.signer.address, inboxes = [inbox]): Promise<string[]> {
    const registry = world.contracts.VerificationServicesRegistry;
    change += 1;
    return handOverContracts({ node: world.node, writer, to, inboxes, registry, change: `change ${change}` });
  }

  it("is refused before anything is written where the new account has no ether, or a contract is not ours or not to be had", async () => {
    const rpc = createJsonRpc(world.server.url, 5_000);
    const count = await world.node.transactionCount(world.writer.signer.address);
    const poor = "0x000000000000000000000000000000000000dEaD";
    expect(String(await failureOf(handOver(world.writer, poor)))).to.contain("no ether");
    const third = "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC";
    expect(String(await failureOf(handOver(next, third)))).to.contain("belongs to");
    // Answers owner() and nothing else, as inboxes of the first version do.
    const firstVersion = "0x1111111111111111111111111111111111111111";
    const owner = world.writer.signer.address.slice(2);
    const code = `0x60003560e01c638da5cb5b1460145760006000fd5b73${owner}60005260206000f3`;
    await rpc("anvil_setCode", [firstVersion, code]);
    const failure = await failureOf(handOver(world.writer, next.signer.address, [inbox, firstVersion]));
    expect(String(failure)).to.contain(firstVersion).and.contain("earlier version");
    expect(await world.node.transactionCount(world.writer.signer.address)).to.equal(count);
  });

  it("leaves the same inbox to the new account, which alone registers and answers from then on", async () => {
    await world.writer.write(createRequest(inbox, id("before"), CID));
    expect(await handOver()).to.have.length(2);
    expect(await getOwner(world.node, inbox)).to.equal(next.signer.address);

    const refused = await failureOf(world.writer.write(createRequest(inbox, id("by the old one"), CID)));
    expect(refused).to.include({ errorName: "NotSubmitter" });
    await next.write(createRequest(inbox, id("after"), CID));
    await next.write(setRequestStatus(inbox, id("before"), "APPROVED", CID));
    expect(await getRequestStatus(world.node, inbox, id("before"))).to.equal("APPROVED");
  });

  it("changes nothing for what was written before: the new account finds it and does not write it again", async () => {
    const count = await world.node.transactionCount(next.signer.address);
    const write = createRequest(inbox, id("before"), CID);
    expect((await next.write(write)).hash).to.equal((await world.writer.write(write)).hash);
    const deployments = createDeploymentStore(world.database.em);
    const chain = { node: world.node, writer: next };
    const contracts = await deployContracts({ ...chain, deployments });
    expect(contracts).to.deep.equal(world.contracts);
    expect((await ensureBuiltInService(world.database.em, cipher, chain, contracts)).inbox).to.equal(inbox);
    expect(await world.node.transactionCount(next.signer.address)).to.equal(count);
  });

  it("asked for again does nothing, and can be taken back", async () => {
    expect(await handOver()).to.deep.equal([]);
    expect(await handOver(next, world.writer.signer.address)).to.have.length(2);
    await world.writer.write(createRequest(inbox, id("back again"), CID));
    expect(await handOver()).to.have.length(2);
    expect(await getOwner(world.node, inbox)).to.equal(next.signer.address);
  });

  it("waits for what the present account has under way", async () => {
    const rpc = createJsonRpc(world.server.url, 5_000);
    await rpc("evm_setAutomine", [false]);
    const write = createRequest(inbox, id("under way"), CID);
    const submitted = await next.submit(write);
    const handedOver = handOver(next, world.writer.signer.address);
    await rpc("evm_setIntervalMining", [1]);
    await handedOver;
    await rpc("evm_setIntervalMining", [0]);
    await rpc("evm_setAutomine", [true]);
    expect((await world.writer.write(write)).hash).to.equal(submitted.hash);
  });

  it("is a command, which takes both keys from the environment and shows neither", async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ["commands/hand-over.ts"], {
      env: {
        ...process.env,
        DATABASE_URL: String(world.database.config.get("clientUrl")),
        CHAIN_RPC_URL: world.server.url,
        CHAIN_SIGNER_KEY: DEVELOPMENT_SIGNER_KEY,
        NEW_CHAIN_SIGNER_KEY: NEXT_KEY,
      },
    });
    expect(stdout).to.contain(`now owns the inbox ${inbox}`).and.contain("now owns the registry");
    expect(stdout).to.not.contain(NEXT_KEY.slice(2)).and.not.contain(DEVELOPMENT_SIGNER_KEY.slice(2));
    expect(await getOwner(world.node, inbox)).to.equal(next.signer.address);
  });
});
