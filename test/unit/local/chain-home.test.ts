import { readdirSync } from "node:fs";
import { expect } from "chai";
import { startChain, throwAwayFolder } from "../../stack/stack.ts";

const BLOCKS = 700;

describe("the local chain", () => {
  it("leaves nothing in the user's home, however long it runs", async () => {
    const { HOME } = process.env;
    const home = await throwAwayFolder("home");
    process.env.HOME = home;
    const { url, stop } = await startChain().finally(() => {
      process.env.HOME = HOME;
    });
    for (let block = 0; block < BLOCKS; block += 1) expect(await rpc(url, "evm_mine", [])).to.equal("0x0");
    expect(Number(await rpc(url, "eth_blockNumber", []))).to.equal(BLOCKS);
    await stop();
    const files = readdirSync(home, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    expect(files.map(({ name }) => name)).to.deep.equal([]);
  });
});

async function rpc(url: string, method: string, params: unknown[]): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
  const answer = await fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body });
  return ((await answer.json()) as { result: unknown }).result;
}
