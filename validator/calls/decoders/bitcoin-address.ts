import { sha256 } from "ethers/crypto";
import { encodeBase58 } from "ethers/utils";

const CHARSET = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";
const GENERATOR = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
/** What the checksum comes to: BIP 173 for the first version of witnesses, BIP 350 for those after it. */
const [BECH32, BECH32M] = [1, 0x2bc830a3];
const HUMAN_PART = "bc";

/** The address that people write for a script of Bitcoin's; undefined for a script of another kind. */
export function bitcoinAddress(script: string): string | undefined {
  const [, keyHash] = /^0x76a914([0-9a-f]{40})88ac$/.exec(script) ?? [];
  if (keyHash) return base58Check(`00${keyHash}`);
  const [, scriptHash] = /^0xa914([0-9a-f]{40})87$/.exec(script) ?? [];
  if (scriptHash) return base58Check(`05${scriptHash}`);
  const [, first] = /^0x0014([0-9a-f]{40})$/.exec(script) ?? /^0x0020([0-9a-f]{64})$/.exec(script) ?? [];
  if (first) return witness(0, first, BECH32);
  const [, taproot] = /^0x5120([0-9a-f]{64})$/.exec(script) ?? [];
  return taproot ? witness(1, taproot, BECH32M) : undefined;
}

function base58Check(hex: string): string {
  const check = sha256(sha256(`0x${hex}`)).slice(2, 10);
  const [, zeros = ""] = /^((?:00)*)/.exec(hex) ?? [];
  return "1".repeat(zeros.length / 2) + encodeBase58(`0x${hex}${check}`).replace(/^1+/, "");
}

function witness(version: number, program: string, constant: number): string {
  const values = [version, ...inFives(program)];
  const expanded = [...HUMAN_PART].map((letter) => letter.charCodeAt(0));
  const prefix = [...expanded.map((code) => code >> 5), 0, ...expanded.map((code) => code & 31)];
  const check = polymod([...prefix, ...values, 0, 0, 0, 0, 0, 0]) ^ constant;
  const checksum = [0, 1, 2, 3, 4, 5].map((place) => (check >> (5 * (5 - place))) & 31);
  return `${HUMAN_PART}1${[...values, ...checksum].map((value) => CHARSET[value]).join("")}`;
}

/** Bytes as groups of five bits, the last one filled up with zeros. */
function inFives(hex: string): number[] {
  const bits = [...Buffer.from(hex, "hex")].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? []).map((five) => Number.parseInt(five.padEnd(5, "0"), 2));
}

function polymod(values: readonly number[]): number {
  return values.reduce((checksum, value) => {
    const top = checksum >>> 25;
    const shifted = ((checksum & 0x1ffffff) << 5) ^ value;
    return GENERATOR.reduce((sum, part, bit) => ((top >> bit) & 1 ? sum ^ part : sum), shifted);
  }, 1);
}
