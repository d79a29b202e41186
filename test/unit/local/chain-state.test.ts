import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { createChainState } from "../../../local/parts/chain-state.ts";
import { throwAwayFolder } from "../../stack/stack.ts";

describe("the chain's state file", () => {
  it("is replaced by the last whole copy when a kill left half of it", async () => {
    const folder = await throwAwayFolder("state");
    const state = createChainState(folder);
    writeFileSync(state.file, '{"block":{"number":"0x1"}}');
    const leave = state.keepCopies();
    while (!existsSync(join(folder, "state-copy.json")))
      await new Promise((resolve) => setTimeout(resolve, 100));
    leave();
    writeFileSync(state.file, '{"block":{"number":"0x2"');
    await state.mend();
    expect(readFileSync(state.file, "utf8")).to.equal('{"block":{"number":"0x1"}}');
  });

  it("is left alone while it is whole", async () => {
    const state = createChainState(await throwAwayFolder("state"));
    writeFileSync(state.file, '{"block":{"number":"0x2"}}');
    await state.mend();
    expect(readFileSync(state.file, "utf8")).to.equal('{"block":{"number":"0x2"}}');
  });

  it("is removed when it is half and there is no copy, so that the chain can start", async () => {
    const state = createChainState(await throwAwayFolder("state"));
    writeFileSync(state.file, '{"block":');
    await state.mend();
    expect(existsSync(state.file)).to.equal(false);
  });
});
