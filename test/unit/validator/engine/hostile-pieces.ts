import { USER } from "../../../corpus/addresses.ts";

const CHARACTERS = [
  ...Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at)),
  ..."\n\t é…“’—→≤\u0301\u0421😀",
];
const WORDS = [
  "send swap buy sell approve wrap stake borrow repay deposit permit let put set take give ask check",
  "1 1,000 1.5 two hundred half a third 5% $5 #1 0x 2^256-1 10k",
  "ETH USDC WETH DAI aToken NFT USD gwei wei a.eth bob Bob",
  "to for and then or but not no never only except unless if when while until because so which that who it he me my all any each every",
  "at least most max minimum less more than about between within by before after tomorrow 5pm minutes deadline slippage price gas fee pool",
  "on via with from into of in Uniswap Aave Safe owner threshold Base",
  "please was have want said would should don't isn't instead again already first second",
  ", . ; : ( ) \" ' - / & ? ! = * `",
].flatMap((line) => line.split(" ").map((word) => `${word} `));

/** The same ones on every run: a fault that shows by chance only is found by nobody. */
function chosen(count: number): string[] {
  const pieces = [...CHARACTERS, ...WORDS];
  let seed = 7;
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  return Array.from({ length: count }, () =>
    Array.from(
      { length: 2 + Math.floor(next() * 3) },
      () => pieces[Math.floor(next() * pieces.length)] ?? "",
    ).join(""),
  );
}

/** What a text can be filled with to have a finder of something start over and over again. */
export const HOSTILE_PIECES: Readonly<Record<string, readonly string[]>> = {
  characters: CHARACTERS,
  words: WORDS,
  addresses: [`${USER} `, `to ${USER} and `, `${USER},`],
  mixtures: chosen(50),
};

export function repeated(piece: string, length: number): string {
  return piece
    .repeat(Math.ceil(length / piece.length))
    .slice(0, length)
    .toWellFormed();
}
