import type { Kind } from "./variable.ts";

const DURATION = /^(\d+)(ms|s|m|h|d)$/;
const UNIT_MS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

export const port: Kind<number> = {
  allowed: "a port from 1 to 65535",
  parse: (text) => wholeNumber(text, 1, 65_535),
  show: String,
};

export function count(minimum: number, maximum: number): Kind<number> {
  return {
    allowed: `a whole number from ${minimum} to ${maximum}`,
    parse: (text) => wholeNumber(text, minimum, maximum),
    show: String,
  };
}

/** Milliseconds, written like `500ms`, `30s`, `10m`, `12h` or `7d`. */
export const duration: Kind<number> = {
  allowed: "a duration such as 500ms, 30s, 10m, 12h or 7d",
  parse(text) {
    const match = DURATION.exec(text);
    if (!match) return undefined;
    const amount = Number(match[1]) * UNIT_MS[match[2] as keyof typeof UNIT_MS];
    return amount > 0 && Number.isSafeInteger(amount) ? amount : undefined;
  },
  show(value) {
    const unit = (["d", "h", "m", "s"] as const).find((name) => value % UNIT_MS[name] === 0) ?? "ms";
    return `${value / UNIT_MS[unit]}${unit}`;
  },
};

/** An absolute address of one of the given schemes, kept without a trailing slash. */
export function address(...schemes: string[]): Kind<string> {
  return {
    allowed: `an absolute address starting with ${schemes.map((scheme) => `${scheme}://`).join(" or ")}`,
    parse(text) {
      if (!URL.canParse(text)) return undefined;
      return schemes.includes(new URL(text).protocol.slice(0, -1)) ? text.replace(/\/+$/, "") : undefined;
    },
    show: (value) => value,
  };
}

/** Prices from nowhere, from Aave's oracle, or from an operator's own address. */
export const priceSource: Kind<string> = {
  allowed: "`none`, `aave-oracle` or an absolute address starting with http:// or https://",
  parse: (text) => (text === "none" || text === "aave-oracle" ? text : address("http", "https").parse(text)),
  show: (value) => value,
};

export function oneOf<const T extends string>(...values: T[]): Kind<T> {
  return {
    allowed: values.map((value) => `\`${value}\``).join(", "),
    parse: (text) => values.find((value) => value === text),
    show: (value) => value,
  };
}

export function matching(allowed: string, pattern: RegExp): Kind<string> {
  return { allowed, parse: (text) => (pattern.test(text) ? text : undefined), show: (value) => value };
}

export const text: Kind<string> = matching("any text", /^.+$/s);

/** Addresses per chain id, written `{"1": "https://…"}`. */
export const addressesByChain: Kind<ReadonlyMap<number, string>> = {
  allowed: 'JSON from chain id to address, such as {"1": "https://…"}',
  parse(json) {
    const entries = parseObject(json);
    if (!entries) return undefined;
    const addresses = new Map<number, string>();
    for (const [chainId, value] of entries) {
      const id = wholeNumber(chainId, 1, Number.MAX_SAFE_INTEGER);
      const rpc = typeof value === "string" ? address("http", "https").parse(value) : undefined;
      if (id === undefined || rpc === undefined) return undefined;
      addresses.set(id, rpc);
    }
    return addresses;
  },
  show: (value) => JSON.stringify(Object.fromEntries(value)),
};

export const list: Kind<readonly string[]> = {
  allowed: "values separated by commas",
  parse: (joined) =>
    joined
      .split(",")
      .map((item) => item.trim())
      .filter(Boolean),
  show: (value) => value.join(","),
};

/** One or more AES-256 keys, base64 of 32 bytes each; the first one encrypts, all of them decrypt. */
export const encryptionKeys: Kind<readonly Buffer[]> = {
  allowed: "base64 of 32 bytes; several, separated by commas, while rotating (the first one encrypts)",
  parse(joined) {
    const keys = joined.split(",").map((item) => Buffer.from(item.trim(), "base64"));
    return keys.every((key) => key.length === 32) ? keys : undefined;
  },
  show: () => "",
};

function wholeNumber(digits: string, minimum: number, maximum: number): number | undefined {
  if (!/^\d+$/.test(digits)) return undefined;
  const value = Number(digits);
  return value >= minimum && value <= maximum ? value : undefined;
}

function parseObject(json: string): [string, unknown][] | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.entries(value)
      : undefined;
  } catch {
    return undefined;
  }
}
