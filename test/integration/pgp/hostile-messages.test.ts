import { randomBytes } from "node:crypto";
import { deflateSync } from "node:zlib";
import { expect } from "chai";
import { MAX_PAYLOAD_BYTES } from "../../../domain/request-payload.ts";
import { createSealer, type Sealer } from "../../../integrations/pgp/create-sealer.ts";
import { generateKeyPair, type PgpKeyPair } from "../../../integrations/pgp/generate-key-pair.ts";
import { PACKET } from "../../../integrations/pgp/packet-frames.ts";
import type { PgpFailureKind } from "../../../integrations/pgp/pgp-failure.ts";
import { expectFailure } from "../../unit/pgp/expect-failure.ts";
import {
  armoured,
  compressed,
  dataPacket,
  emptyPacket,
  inParts,
  literal,
  packet,
  repeated,
  sealedPackets,
  sessionKeyPacket,
} from "./hostile-packets.ts";

const MIB = 1024 * 1024;
const LIMIT = MAX_PAYLOAD_BYTES;
const ZLIB = 2;
const BZIP2 = 3;
/** What one message may cost: the thread's time for the costliest that is let through, ten times over. */
const MOST_MS = 500;
const text = new TextEncoder().encode('{"userPrompt":"Swap 1 ETH"}');
/** 64 MiB of zeros in a literal packet, in 97 bytes of bzip2. */
const BZIP2_BOMB =
  "QlpoOTFBWSZTWWJoHTsFfjjBBMUAEAAACAAIoABQhgBNUgN9kVAS0RUBLeCKgJezvNEVAS98xQVkmU1m042CZAKJ0wADCAAAIIAAwzAUppolRCbCSohPF3JFOFCQcDNa7w==";
/** An Argon2 that asks for 2 TiB and 255 passes (RFC 9580, 3.7.1.4), in a session key's packet of version 6. */
const ARGON2 = packet(
  PACKET.sessionKeyForPassword,
  Buffer.concat([
    Uint8Array.of(6, 38, 9, 2, 20, 4),
    randomBytes(16),
    Uint8Array.of(255, 1, 31),
    randomBytes(15 + 48),
  ]),
);
/** The most rounds that an iterated and salted derivation can ask for: 62 MiB of hashing. */
const ITERATED = packet(
  PACKET.sessionKeyForPassword,
  Buffer.concat([Uint8Array.of(4, 9, 3, 10), randomBytes(8), Uint8Array.of(255), randomBytes(33)]),
);

describe("a hostile OpenPGP message", () => {
  let sealer: Sealer;
  let service: PgpKeyPair;
  before(async () => {
    service = await generateKeyPair("Service");
    sealer = await createSealer({ threads: 1 });
  });
  after(() => sealer.close());

  const open = (armour: string) => sealer.open(armour, [service.privateKey], LIMIT);
  const seal = (packets: Uint8Array, parts = {}) => sealedPackets(service.publicKey, packets, parts);

  /** What it answers, and that the thread is soon free again; the least of three counts, as the machine has other work too. */
  async function within(armour: string, kind: PgpFailureKind | undefined): Promise<void> {
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < 3 && least >= MOST_MS; i += 1) {
      const start = performance.now();
      if (kind) await expectFailure(open(armour), kind);
      else expect(await open(armour)).to.deep.equal(text);
      least = Math.min(least, performance.now() - start);
    }
    expect(least, "milliseconds").to.be.lessThan(MOST_MS);
  }

  it("is opened where it is none", async () => within(await seal(literal(text)), undefined));

  describe("made of very many packets", () => {
    for (const [name, type] of [
      ["marker", PACKET.marker],
      ["padding", PACKET.padding],
      ["unknown, not critical", 60],
      ["signature", PACKET.signature],
    ] as const) {
      const many = repeated(emptyPacket(type), 300_000);
      it(`is refused at once: ${name}, outside`, async () =>
        within(await seal(literal(text), { before: [many] }), "not-a-message"));
      it(`is refused at once: ${name}, inside`, async () =>
        within(await seal(Buffer.concat([many, literal(text)])), "damaged"));
      it(`is refused at once: ${name}, packed inside`, async () =>
        within(await seal(compressed(ZLIB, deflateSync(Buffer.concat([many, literal(text)])))), "damaged"));
    }

    it("is opened where they are few", async () => {
      const few = repeated(packet(PACKET.marker, Buffer.from("PGP")), 10);
      await within(await seal(Buffer.concat([few, literal(text)]), { before: [few] }), undefined);
    });
  });

  describe("for very many recipients", () => {
    it("is refused before any key is used", async () => {
      const sessionKey = randomBytes(32);
      const one = await sessionKeyPacket(service.publicKey, sessionKey);
      const data = dataPacket(literal(text), sessionKey);
      await within(armoured(repeated(one, 33), data), "too-many-recipients");
      await within(armoured(repeated(one, 5000), data), "not-a-message");
    });

    it("is decrypted once, though each of 32 names the service's key with another session key", async () => {
      const keys = Array.from({ length: 32 }, () => randomBytes(32));
      const packets = await Promise.all(keys.map((key) => sessionKeyPacket(service.publicKey, key)));
      const data = dataPacket(literal(new Uint8Array(MIB / 2)), keys[31] ?? expect.fail());
      await within(armoured(...packets, data), "damaged");
    });
  });

  describe("with a password beside the key", () => {
    it("never has the password's derivation begun", async () => {
      await within(await seal(literal(text), { before: [ARGON2, ITERATED] }), undefined);
      await within(await seal(literal(text), { before: [repeated(ARGON2, 31)] }), undefined);
    });

    it("is refused where there are many of them, or nothing else", async () => {
      await within(await seal(literal(text), { before: [repeated(ARGON2, 32)] }), "too-many-recipients");
      await within(armoured(ARGON2, dataPacket(literal(text), randomBytes(32))), "no-recipients");
    });
  });

  it("with a session key's packet of half a megabyte is refused", async () => {
    const huge = packet(
      PACKET.sessionKeyForPublicKey,
      Buffer.concat([Uint8Array.of(3), randomBytes(MIB / 2)]),
    );
    await within(await seal(literal(text), { before: [huge] }), "not-a-message");
  });

  describe("in parts", () => {
    it("is opened in parts of 512 bytes", async () => {
      const data = (whole: Uint8Array) => inParts(whole, 512);
      const long = literal(Buffer.concat([text, Buffer.alloc(MIB / 2, " ")]));
      const opened = await open(await seal(long, { data }));
      expect(opened).to.have.length(text.length + MIB / 2);
    });

    it("is refused in hundreds of thousands of parts of a byte, and where the last part is missing", async () => {
      const long = literal(Buffer.alloc(300_000));
      await within(await seal(long, { data: (whole: Uint8Array) => inParts(whole, 1) }), "not-a-message");
      const cut = (whole: Uint8Array) => inParts(whole, 512).subarray(0, -500);
      await within(await seal(long, { data: cut }), "not-a-message");
    });

    it("is refused where a packet comes in parts that may not", async () => {
      const marker = inParts(packet(PACKET.marker, Buffer.alloc(2048)), 512);
      await within(await seal(literal(text), { before: [marker] }), "not-a-message");
    });

    it("is refused where a length says more than there is", async () => {
      const liar = Uint8Array.of(0xc0 | PACKET.literal, 0xff, 0xff, 0xff, 0xff, 0xff, 1);
      await within(await seal(liar), "damaged");
      await within(
        await seal(literal(text), { data: (whole: Uint8Array) => whole.subarray(0, -1) }),
        "not-a-message",
      );
    });
  });

  describe("that unpacks to very much", () => {
    it("is stopped at the limit before it fills the memory", async () => {
      const bomb = await seal(
        compressed(ZLIB, deflateSync(literal(new Uint8Array(256 * MIB)), { level: 9 })),
      );
      expect(bomb.length).to.be.lessThan(MIB);
      const before = process.memoryUsage().rss;
      await within(bomb, "too-large");
      expect(process.memoryUsage().rss - before).to.be.lessThan(50 * MIB);
    });

    it("is refused where it is packed with bzip2, of which a tiny block costs megabytes", async () => {
      await within(await seal(compressed(BZIP2, Buffer.from(BZIP2_BOMB, "base64"))), "unusual-packing");
    });

    it("is refused where it is packed twice, or holds two packed parts", async () => {
      const once = compressed(ZLIB, deflateSync(literal(text)));
      await within(await seal(once), undefined);
      await within(await seal(compressed(ZLIB, deflateSync(once))), "damaged");
      await within(await seal(Buffer.concat([once, once])), "damaged");
    });

    it("is not even unpacked where it is not encrypted", async () => {
      const bomb = armoured(compressed(ZLIB, deflateSync(literal(new Uint8Array(64 * MIB)))));
      const before = process.memoryUsage().rss;
      await expectFailure(sealer.inspect(bomb), "not-encrypted");
      expect(process.memoryUsage().rss - before).to.be.lessThan(30 * MIB);
    });

    it("is opened where it is just the limit", async () => {
      const packed = await seal(compressed(ZLIB, deflateSync(literal(new Uint8Array(LIMIT)))));
      expect(await open(packed)).to.have.length(LIMIT);
      await expectFailure(sealer.open(packed, [service.privateKey], LIMIT - 1), "too-large");
    });
  });

  it("whose armour is two million empty lines is refused at once", async () => {
    const lines = "\n".repeat(2 * MIB - 100);
    await within(`-----BEGIN PGP MESSAGE-----${lines}-----END PGP MESSAGE-----`, "not-a-message");
  });
});
