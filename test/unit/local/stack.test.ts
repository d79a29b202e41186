import { expect } from "chai";
import { JsonRpcProvider } from "ethers";
import { freshDatabase, startChain, startIpfs, temporalServer } from "../../stack/stack.ts";

describe("the parts that tests use", () => {
  it("give every caller a database of its own on one server", async () => {
    const [one, other] = await Promise.all([freshDatabase(), freshDatabase()]);
    expect(new URL(one).port).to.equal(new URL(other).port);
    expect(new URL(one).pathname).to.not.equal(new URL(other).pathname);
  });

  it("share one Temporal server with its UI", async () => {
    const [one, other] = await Promise.all([temporalServer(), temporalServer()]);
    expect(one).to.equal(other);
    expect((await fetch(one.uiUrl)).status).to.equal(200);
  });

  it("keep a chain's blocks over kill -9, once they are in its file", async () => {
    const chain = await startChain();
    const provider = new JsonRpcProvider(chain.url, undefined, { cacheTimeout: -1 });
    await provider.send("anvil_mine", ["0x3"]);
    await new Promise((resolve) => setTimeout(resolve, 2500));
    await chain.kill();
    await chain.restart();
    expect(await provider.getBlockNumber()).to.equal(3);
    provider.destroy();
    await chain.stop();
  });

  it("start an IPFS node again on its own port", async () => {
    const ipfs = await startIpfs();
    await ipfs.kill();
    await ipfs.restart();
    const answer = await fetch(`${ipfs.url}/api/v0/version`, { method: "POST" });
    expect(answer.status).to.equal(200);
    await ipfs.stop();
  });
});
