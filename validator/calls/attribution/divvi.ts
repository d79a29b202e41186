/** Begins a tag of Divvi, a referral programme: its mark, the format, and the payload's length in two bytes. */
const MARK = "6decb85d01";
const LENGTH = 4;
const WORD = 64;
const SELECTOR = 8;
/** User, consumer, and the list of providers with its place and length. */
const LEAST_WORDS = 4;
const MOST_PROVIDERS = 16;
const ADDRESS = /^0{24}[0-9a-f]{40}$/;

/** How many hex digits at the end are a tag of Divvi; 0 where there is none. */
export function divviTag(data: string): number {
  // Canonical calldata is a selector and whole words, so that most of it is told by its length.
  if (data.length % WORD !== SELECTOR + MARK.length + LENGTH) return 0;
  for (let providers = 0; providers <= MOST_PROVIDERS; providers += 1) {
    const payload = (LEAST_WORDS + providers) * WORD;
    const start = data.length - payload - MARK.length - LENGTH;
    if (start < 0) return 0;
    if (data.startsWith(MARK, start) && isPayload(data.slice(start + MARK.length), providers))
      return data.length - start;
  }
  return 0;
}

function isPayload(hex: string, providers: number): boolean {
  const words = Array.from({ length: LEAST_WORDS + providers }, (_, index) =>
    hex.slice(LENGTH + index * WORD, LENGTH + (index + 1) * WORD),
  );
  const [user = "", consumer = "", place = "", count = "", ...named] = words;
  return (
    Number.parseInt(hex.slice(0, LENGTH), 16) === (words.length * WORD) / 2 &&
    BigInt(`0x${place}`) === 96n &&
    BigInt(`0x${count}`) === BigInt(providers) &&
    [user, consumer, ...named].every((word) => ADDRESS.test(word))
  );
}
