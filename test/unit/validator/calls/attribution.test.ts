import { expect } from "chai";
import { FRIEND, USDC } from "../../../corpus/addresses.ts";
import { erc20 } from "../../../corpus/encoders/tokens.ts";
import { decide } from "../../../corpus/outcome.ts";
import { USD6 } from "../../../corpus/terms.ts";

const MARKER = "8021".repeat(8);
const hex = (text: string) => Buffer.from(text).toString("hex");
const length = (text: string) => text.length.toString(16).padStart(2, "0");
const paid = erc20.call(USDC, "transfer", [FRIEND, 100n * USD6]);
const ending = (suffix: string) => ({ ...paid, data: `${paid.data}${suffix}` });
const intent = `Send 100 USDC to ${FRIEND}`;

describe("bytes behind the last argument", () => {
  it("are no fault where they say whose interface made the call", () => {
    for (const codes of ["baseapp", "bc_1a2b3c", "baseapp,morpho"])
      expect(decide(intent, ending(`${hex(codes)}${length(codes)}00${MARKER}`)), codes).to.equal("PASS");
  });

  it("are no fault where they name a registry of codes of their own, or say it in a map (ERC-8021, schemas 1 and 2)", () => {
    const codes = `${hex("morpho")}06`;
    const registry = `${USDC.slice(2).toLowerCase()}210502`;
    expect(decide(intent, ending(`${registry}${codes}01${MARKER}`))).to.equal("PASS");
    // {"a": "baseapp", "s": ["one", "two"]}
    const map = `a26161${"67"}${hex("baseapp")}6173${"82"}63${hex("one")}63${hex("two")}`;
    const size = (map.length / 2).toString(16).padStart(4, "0");
    expect(decide(intent, ending(`${map}${size}02${MARKER}`))).to.equal("PASS");
    for (const wrong of [
      `${codes}01${MARKER}`,
      `${registry.slice(0, 40)}00${codes}01${MARKER}`,
      `${map}0003${"02"}${MARKER}`,
      `${map.replace("a261", "a262")}${size}02${MARKER}`,
      `a1617a63${hex("one")}000702${MARKER}`,
    ])
      expect(decide(intent, ending(wrong)), wrong).to.equal("REJECT");
  });

  it("are no fault where they are Divvi's tag or DeFi Saver's mark", () => {
    const word = (text: string) => text.replace("0x", "").toLowerCase().padStart(64, "0");
    const tag = (...providers: string[]) => {
      const payload = [USDC, FRIEND, "60", providers.length.toString(16), ...providers].map(word).join("");
      return `6decb85d01${(payload.length / 2).toString(16).padStart(4, "0")}${payload}`;
    };
    for (const known of [tag(), tag(USDC), tag(USDC, FRIEND), "1115098f"])
      expect(decide(intent, ending(known)), known).to.equal("PASS");
    for (const unknown of [
      tag().replace("6decb85d01", "6decb85d02"),
      tag().replace("6decb85d010080", "6decb85d010081"),
      `${tag()}00`,
      tag().replace(word("60"), word("80")),
      tag(`0x${"f".repeat(64)}`),
      "1115098e",
    ])
      expect(decide(intent, ending(unknown)), unknown).to.equal("REJECT");
  });

  it("are a fault where they are anything else", () => {
    for (const suffix of [
      "00",
      "00".repeat(32),
      MARKER,
      `${hex("baseapp")}0600${MARKER}`,
      `${hex("baseapp")}0701${MARKER}`,
      `deadbeef0400${MARKER}`,
      `0000${MARKER}`,
    ])
      expect(decide(intent, ending(suffix)), suffix).to.equal("REJECT");
  });
});
