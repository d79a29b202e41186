import { once } from "node:events";
import { createDeflate } from "node:zlib";
import { expect } from "chai";
import {
  armor,
  CompressedDataPacket,
  encrypt,
  enums,
  type Message,
  Message as OpenPgpMessage,
  PacketList,
  readKey,
} from "openpgp";
import { MAX_PAYLOAD_BYTES } from "../../../domain/request-payload.ts";
import { createSealer, type Sealer } from "../../../integrations/pgp/create-sealer.ts";
import { generateKeyPair, type PgpKeyPair } from "../../../integrations/pgp/generate-key-pair.ts";
import { expectFailure } from "../../unit/pgp/expect-failure.ts";

const MIB = 1024 * 1024;
const BOMB_BYTES = 512 * MIB;
const LIMIT = MAX_PAYLOAD_BYTES;
/** 64 MiB of zeros in a literal packet, in 97 bytes of bzip2. */
const BZIP2_BOMB =
  "QlpoOTFBWSZTWWJoHTsFfjjBBMUAEAAACAAIoABQhgBNUgN9kVAS0RUBLeCKgJezvNEVAS98xQVkmU1m042CZAKJ0wADCAAAIIAAwzAUppolRCbCSohPF3JFOFCQcDNa7w==";

describe("a message that unpacks to very much", function () {
  this.timeout(60_000);
  let sealer: Sealer;
  let service: PgpKeyPair;
  before(async () => {
    service = await generateKeyPair("Service");
    sealer = await createSealer({ threads: 1 });
  });
  after(() => sealer.close());

  it("is stopped at the limit before it fills the memory, packed with zlib", async () => {
    const bomb = await sealed(enums.compression.zlib, await deflatedLiteral(BOMB_BYTES), service.publicKey);
    expect(bomb.length).to.be.lessThan(MIB);
    const before = process.memoryUsage().rss;
    await expectFailure(sealer.open(bomb, [service.privateKey], LIMIT), "too-large");
    expect(process.memoryUsage().rss - before).to.be.lessThan(100 * MIB);
  });

  it("is stopped at the limit, packed with bzip2", async () => {
    const bomb = await sealed(enums.compression.bzip2, Buffer.from(BZIP2_BOMB, "base64"), service.publicKey);
    await expectFailure(sealer.open(bomb, [service.privateKey], LIMIT), "too-large");
  });

  it("is not even unpacked where it is not encrypted", async () => {
    const packed = packedMessage(enums.compression.zlib, await deflatedLiteral(64 * MIB));
    const armour = armor(enums.armor.message, packed.write() as Uint8Array);
    const before = process.memoryUsage().rss;
    await expectFailure(sealer.inspect(armour), "not-encrypted");
    expect(process.memoryUsage().rss - before).to.be.lessThan(30 * MIB);
  });

  it("is opened where it stays under the limit", async () => {
    const packed = await sealed(enums.compression.zlib, await deflatedLiteral(LIMIT), service.publicKey);
    expect(await sealer.open(packed, [service.privateKey], LIMIT)).to.have.length(LIMIT);
    await expectFailure(sealer.open(packed, [service.privateKey], LIMIT - 1), "too-large");
  });
});

/** A literal packet (RFC 9580, 5.9) of that many zeros, through zlib. */
async function deflatedLiteral(size: number): Promise<Uint8Array> {
  const header = Buffer.from([0xcb, 0xff, 0, 0, 0, 0, 0x62, 0, 0, 0, 0, 0]);
  header.writeUInt32BE(size + 6, 2);
  const deflate = createDeflate({ level: 9 });
  const parts: Buffer[] = [];
  deflate.on("data", (part: Buffer) => parts.push(part));
  deflate.write(header);
  const zeros = Buffer.alloc(MIB);
  for (let left = size; left > 0; left -= MIB) if (!deflate.write(zeros)) await once(deflate, "drain");
  deflate.end();
  await once(deflate, "end");
  return Buffer.concat(parts);
}

function packedMessage(algorithm: enums.compression, compressed: Uint8Array): Message<Uint8Array> {
  const packets = new PacketList<CompressedDataPacket>();
  packets.push(Object.assign(new CompressedDataPacket(), { algorithm, compressed }));
  return new OpenPgpMessage(packets);
}

async function sealed(
  algorithm: enums.compression,
  compressed: Uint8Array,
  publicKey: string,
): Promise<string> {
  return encrypt({
    message: packedMessage(algorithm, compressed),
    encryptionKeys: await readKey({ armoredKey: publicKey }),
  });
}
