import type { SessionKey } from "openpgp";

/** Numbers of the ciphers (RFC 9580, 9.3); the same that gpg writes and takes (--show-session-key, --override-session-key). */
const NUMBERS = { aes128: 7, aes192: 8, aes256: 9 } as const;

/** A session key as text, such as 9:0A1B…; undefined for a cipher that messages here never have. */
export function writeSessionKey({ algorithm, data }: SessionKey): string | undefined {
  const number = Object.entries(NUMBERS).find(([name]) => name === algorithm)?.[1];
  return number && `${number}:${Buffer.from(data).toString("hex").toUpperCase()}`;
}

export function readSessionKey(text: string): SessionKey | undefined {
  const [, number, hex] = /^([789]):((?:[0-9A-F]{2}){16,32})$/.exec(text) ?? [];
  const algorithm = Object.entries(NUMBERS).find(([, one]) => String(one) === number)?.[0];
  if (!algorithm || !hex || hex.length !== Number(number) * 16 - 80) return undefined;
  return { algorithm: algorithm as keyof typeof NUMBERS, data: Buffer.from(hex, "hex") };
}
