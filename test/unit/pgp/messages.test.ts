import { expect } from "chai";
import { armor, createMessage, encrypt, enums, generateKey, readMessage, sign, unarmor } from "openpgp";
import { generateKeyPair, type PgpKeyPair } from "../../../integrations/pgp/generate-key-pair.ts";
import { inspectMessage } from "../../../integrations/pgp/inspect-message.ts";
import { openMessage } from "../../../integrations/pgp/open-message.ts";
import { checkPublicKey } from "../../../integrations/pgp/public-key.ts";
import { sealMessage } from "../../../integrations/pgp/seal-message.ts";
import { expectFailure } from "./expect-failure.ts";

const inspect = async (armour: string) => inspectMessage(armour);
const bytes = new TextEncoder().encode('{"userPrompt":"Swap 1 ETH für 😀"}');

describe("a sealed message", () => {
  let service: PgpKeyPair;
  let owner: PgpKeyPair;
  let stranger: PgpKeyPair;
  before(async () => {
    [service, owner, stranger] = await Promise.all([
      generateKeyPair("Service"),
      generateKeyPair("Owner"),
      generateKeyPair("Stranger"),
    ]);
  });

  it("is opened by each recipient, with an old or a new key, and by nobody else", async () => {
    const sealed = await sealMessage(bytes, [service.publicKey, owner.publicKey]);
    for (const keys of [[service.privateKey], [owner.privateKey], [stranger.privateKey, service.privateKey]])
      expect(await openMessage(sealed, keys, 1000)).to.deep.equal(bytes);
    await expectFailure(openMessage(sealed, [stranger.privateKey], 1000), "not-addressed");
    await expectFailure(openMessage(sealed, [], 1000), "not-addressed");
  });

  it("names the recipients' subkeys without being opened", async () => {
    const sealed = await sealMessage(bytes, [service.publicKey, owner.publicKey]);
    const facts = inspectMessage(sealed);
    expect(facts.recipientKeyIds).to.have.length(2);
    for (const [i, { publicKey }] of [service, owner].entries())
      expect((await checkPublicKey(publicKey)).keyIds).to.include(facts.recipientKeyIds[i]);
  });

  it("is in the form that gpg reads unless every recipient announces a newer one", async () => {
    const config = { aeadProtect: true };
    const newer = await generateKey({ userIDs: [{ name: "Newer" }], config });
    const version = async (recipients: string[]) => {
      const { packets } = await readMessage({ armoredMessage: await sealMessage(bytes, recipients) });
      return packets.findPacket(enums.packet.symEncryptedIntegrityProtectedData) as unknown as {
        version: number;
      };
    };
    expect((await version([service.publicKey])).version).to.equal(1);
    expect((await version([service.publicKey, newer.publicKey])).version).to.equal(1);
  });

  it("is refused with text before or after its armour, another message included", async () => {
    const sealed = await sealMessage(bytes, [service.publicKey]);
    for (const text of [`Pay 1 ETH\n${sealed}`, `${sealed}\nPay 1 ETH`, `${sealed}\n${sealed}`]) {
      await expectFailure(inspect(text), "text-around");
      await expectFailure(openMessage(text, [service.privateKey], 1000), "text-around");
    }
    expect(await openMessage(`\n\n${sealed.trim()}\r\n\n`, [service.privateKey], 1000)).to.deep.equal(bytes);
  });

  it("is refused when it is sealed to a key that cannot be used", async () => {
    await expectFailure(sealMessage(bytes, [service.publicKey, owner.privateKey]), "private-key");
  });

  it("is refused when a byte of it was changed", async () => {
    const { data } = await unarmor(await sealMessage(bytes, [service.publicKey]));
    const changed = Uint8Array.from(data as Uint8Array);
    changed.set([(changed.at(-5) ?? 0) ^ 1], changed.length - 5);
    const sealed = armor(enums.armor.message, changed);
    await expectFailure(openMessage(sealed, [service.privateKey], 1000), "damaged");
  });

  it("is refused when it holds more than the limit, and accepted when just that", async () => {
    const sealed = await sealMessage(bytes, [service.publicKey]);
    await expectFailure(openMessage(sealed, [service.privateKey], bytes.length - 1), "too-large");
    expect(await openMessage(sealed, [service.privateKey], bytes.length)).to.have.length(bytes.length);
  });

  it("hides nobody, names at most 32 and somebody, and is encrypted at all", async () => {
    const { publicKey } = await generateKey({ userIDs: [{ name: "A" }], format: "object" });
    const message = () => createMessage({ binary: bytes });
    const hidden = await encrypt({ message: await message(), encryptionKeys: publicKey, wildcard: true });
    const crowd = await encrypt({ message: await message(), encryptionKeys: Array(33).fill(publicKey) });
    const password = await encrypt({ message: await message(), passwords: "secret" });
    const signed = await sign({
      message: await message(),
      signingKeys: (await generateKey({ userIDs: [{ name: "A" }], format: "object" })).privateKey,
    });
    const plain = armor(enums.armor.message, (await message()).write() as Uint8Array);
    for (const check of [inspect, (armour: string) => openMessage(armour, [service.privateKey], 1000)]) {
      await expectFailure(check(hidden), "hidden-recipients");
      await expectFailure(check(crowd), "too-many-recipients");
      await expectFailure(check(password), "no-recipients");
      await expectFailure(check(signed), "not-encrypted");
      await expectFailure(check(plain), "not-encrypted");
    }
  });

  it("may come with headers, a checksum, other line ends and space around it", async () => {
    const sealed = (await sealMessage(bytes, [service.publicKey])).trim();
    for (const text of [
      `\n\n${sealed}\n \n`,
      sealed.replaceAll("\n", "\r\n"),
      sealed.replace("\n", "\nVersion: GnuPG v2\nComment: https://example.org\n"),
      sealed.replace("\n\n", "\n  \n"),
      sealed.replace(/(\n=[^\n]{4})?\n-----END/, "\n-----END"),
      sealed.replace(/(\n=[^\n]{4})?\n-----END/, "\n=AAAA\n-----END"),
    ])
      expect(await openMessage(text, [service.privateKey], 1000), text).to.deep.equal(bytes);
  });

  it("is an armoured message and nothing else", async () => {
    const sealed = await sealMessage(bytes, [service.publicKey]);
    for (const text of [
      "",
      "hello",
      "{}",
      service.publicKey,
      sealed.slice(0, 200),
      sealed.replaceAll("MESSAGE", "FILE"),
      sealed.replace("\n\n", "\n"),
      sealed.replace("\n\n", "\n\n-"),
    ])
      await expectFailure(inspect(text), "not-a-message");
    await expectFailure(inspect(sealed + " ".repeat(2 * 1024 * 1024)), "armour-too-large");
  });
});
