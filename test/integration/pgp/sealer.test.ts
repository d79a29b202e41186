import { expect } from "chai";
import { createSealer, type Sealer } from "../../../integrations/pgp/create-sealer.ts";
import { generateKeyPair } from "../../../integrations/pgp/generate-key-pair.ts";
import { expectFailure } from "../../unit/pgp/expect-failure.ts";

describe("the sealing threads", () => {
  let sealer: Sealer;
  before(async () => {
    sealer = await createSealer({ threads: 2 });
  });
  after(() => sealer.close());

  it("seal, inspect and open many messages side by side", async () => {
    const { publicKey, privateKey } = await generateKeyPair("Service");
    const { keyIds } = await sealer.checkKey(publicKey);
    await Promise.all(
      Array.from({ length: 20 }, async (_, i) => {
        const bytes = new TextEncoder().encode(`message ${i}`);
        const sealed = await sealer.seal(bytes, [publicKey]);
        expect(keyIds).to.include((await sealer.inspect(sealed)).recipientKeyIds[0]);
        expect(await sealer.open(sealed, [privateKey], 100)).to.deep.equal(bytes);
      }),
    );
  });

  it("hand refusals over with their kind", async () => {
    await expectFailure(sealer.inspect("hello"), "not-a-message");
    await expectFailure(sealer.checkKey("hello"), "not-a-key");
    await expectFailure(sealer.seal(new Uint8Array(), ["hello"]), "not-a-key");
  });

  it("do the work themselves, so that the event loop stays free", async () => {
    const { publicKey } = await generateKeyPair("Service");
    const bytes = new Uint8Array(1_000_000);
    const [here, all] = [process.threadCpuUsage(), process.cpuUsage()];
    await Promise.all(Array.from({ length: 6 }, () => sealer.seal(bytes, [publicKey])));
    const { user: own } = process.threadCpuUsage(here);
    const { user: total } = process.cpuUsage(all);
    expect(own / total, "of the processor's time").to.be.lessThan(0.5);
  });
});
