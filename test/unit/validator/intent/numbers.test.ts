import { expect } from "chai";
import { showDecimal } from "../../../../validator/decimals/decimal.ts";
import { foldWidths, lexFolded } from "../../../../validator/intent/lexer.ts";
import { numberAt } from "../../../../validator/intent/numbers.ts";

const lex = (text: string) => lexFolded(text, foldWidths(text));

const written: Record<string, string> = {
  "0.5": "0.5",
  ".5": "0.5",
  "1,000.50": "1000.5",
  "1,000,000": "1000000",
  "1'000": "1000",
  "1_000": "1000",
  "1,5": "1.5",
  "5k": "5000",
  "1.5m": "1500000",
  "2 thousand": "2000",
  "1.5 million": "1500000",
  "1e18": "1000000000000000000",
  "１００": "100",
  one: "1",
  "twenty-five": "25",
  "one hundred": "100",
  "a hundred": "100",
  "two thousand five hundred": "2500",
  "one hundred and fifty": "150",
  "three million": "3000000",
  "zero point two five": "0.25",
  "point six two": "0.62",
  half: "0.5",
  "half an": "0.5",
  "a quarter of an": "0.25",
  "two and a half": "2.5",
  "eighty-five hundredths of a": "0.85",
  "twenty-three thousandths of an": "0.023",
  "two and fifty-five hundredths": "2.55",
};

describe("a number in an intent", () => {
  for (const [text, value] of Object.entries(written)) {
    it(`"${text}" is ${value}`, () => {
      const lexemes = lex(text);
      const found = numberAt(lexemes, 0);
      expect(found && showDecimal(found.value)).to.equal(value);
      expect(found?.to).to.equal(lexemes.length);
    });
  }

  for (const text of ["0x12", "ETH", "a", "and", "million"]) {
    it(`"${text}" is none`, () => {
      expect(numberAt(lex(text), 0)).to.equal(undefined);
    });
  }

  it("a hundred may stand alone, but not where there are some of them", () => {
    expect(numberAt(lex("hundred USDC"), 0)?.value).to.deep.equal({ digits: 100n, scale: 0 });
    expect(numberAt(lex("few hundred USDC"), 1)).to.equal(undefined);
  });

  it("a time unit is no multiplier", () => {
    expect(numberAt(lex("5 minutes"), 0)?.value).to.deep.equal({ digits: 5n, scale: 0 });
  });
});
