import { expect } from "chai";
import {
  type Contract,
  concat,
  hexlify,
  keccak256,
  Signature,
  toBeHex,
  toUtf8Bytes,
  Wallet,
  ZeroAddress,
} from "ethers";
import { as, eventOf, refusalOf, startTestChain, type TestChain } from "./contract-fixture.ts";

const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

describe("the account registry", () => {
  let chain: TestChain;
  let registry: Contract;
  const owner = Wallet.createRandom();
  const key = (text: string) => toUtf8Bytes(`-----BEGIN PGP PUBLIC KEY BLOCK-----\n\n${text}`);

  before(async () => {
    chain = await startTestChain();
    registry = await chain.deploy("AccountRegistry");
  });
  after(() => chain?.stop());

  it("registers the key that the account signed, whoever brings it", async () => {
    const pubkey = key("first");
    const anyone = as(registry, chain.accounts[1]);
    const event = await eventOf(
      anyone,
      "registerAccount",
      owner.address,
      pubkey,
      await owner.signMessage(pubkey),
    );
    expect(event.args.toArray()).to.deep.equal([owner.address, keccak256(pubkey), hexlify(pubkey)]);
    expect(await registry.getFunction("keyHashOf")(owner.address)).to.equal(keccak256(pubkey));
  });

  for (const length of [1, 9, 10, 99, 100, 999, 1000, 4096, 10_000]) {
    it(`checks the signature of a key of ${length} bytes as wallets make it`, async () => {
      const pubkey = new Uint8Array(length).fill(65 + (length % 7));
      const signature = await owner.signMessage(pubkey);
      expect(await refusalOf(registry, "registerAccount", owner.address, pubkey, signature)).to.equal(
        "not refused",
      );
    });
  }

  it("takes another key of the same account in place of the last", async () => {
    for (const name of ["old", "new"]) {
      const pubkey = key(name);
      await eventOf(registry, "registerAccount", owner.address, pubkey, await owner.signMessage(pubkey));
      expect(await registry.getFunction("keyHashOf")(owner.address)).to.equal(keccak256(pubkey));
    }
  });

  it("refuses a key used before: by the same account, replaced meanwhile, or by another", async () => {
    const pubkey = key("used");
    await eventOf(registry, "registerAccount", owner.address, pubkey, await owner.signMessage(pubkey));
    const later = key("later");
    await eventOf(registry, "registerAccount", owner.address, later, await owner.signMessage(later));
    const other = Wallet.createRandom();
    for (const account of [owner, other]) {
      const values = [account.address, pubkey, await account.signMessage(pubkey)];
      expect(await refusalOf(registry, "registerAccount", ...values)).to.equal("KeyAlreadyUsed");
    }
  });

  it("refuses another's signature, a signature over another key, and the zero account", async () => {
    const pubkey = key("refused");
    const other = Wallet.createRandom();
    const refused = [
      [owner.address, pubkey, await other.signMessage(pubkey)],
      [owner.address, pubkey, await owner.signMessage(key("else"))],
      [owner.address, pubkey, await owner.signMessage(keccak256(pubkey))],
      [ZeroAddress, pubkey, concat([toBeHex(1, 32), toBeHex(0, 32), "0x1b"])],
      [ZeroAddress, pubkey, concat([toBeHex(0, 32), toBeHex(1, 32), "0x1b"])],
    ];
    for (const values of refused) {
      expect(await refusalOf(registry, "registerAccount", ...values)).to.equal("InvalidSignature");
    }
  });

  it("refuses the twin of a signature (high s), another v, and a signature that is not 65 bytes", async () => {
    const pubkey = key("malleable");
    const { r, s, v } = Signature.from(await owner.signMessage(pubkey));
    const twin = concat([r, toBeHex(ORDER - BigInt(s), 32), v === 27 ? "0x1c" : "0x1b"]);
    const zeroBasedV = concat([r, s, v === 27 ? "0x00" : "0x01"]);
    const compact = Signature.from({ r, s, v }).compactSerialized;
    const tooLong = concat([r, s, toBeHex(v), "0x00"]);
    for (const signature of [twin, zeroBasedV, compact, tooLong, "0x"]) {
      const refusal = await refusalOf(registry, "registerAccount", owner.address, pubkey, signature);
      expect(refusal).to.equal("InvalidSignature");
    }
  });

  it("refuses an empty key", async () => {
    const signature = await owner.signMessage(new Uint8Array());
    expect(await refusalOf(registry, "registerAccount", owner.address, "0x", signature)).to.equal("EmptyKey");
  });
});
