import { expect } from "chai";
import { AAVE_GATEWAY, AAVE_POOL, USER } from "../../../corpus/addresses.ts";
import { callsOf } from "../../../corpus/encoders/contract-call.ts";
import { aaveGateway } from "../../../corpus/encoders/lending.ts";
import { decide, eachWording } from "../../../corpus/outcome.ts";
import { ETHER } from "../../../corpus/terms.ts";

const converter = callsOf([
  "function daiToUsds(address usr, uint256 wad)",
  "function usdsToDai(address usr, uint256 wad)",
]);
const convert = (name: string, amount: bigint) =>
  converter.call("0x3225737a9Bbb6473CB4a45b7244ACa2BeFdB276A", name, [USER, amount * ETHER]);

describe("a conversion at par", () => {
  eachWording(
    [
      "Sky migration please: convert 80 DAI, get 80 USDS.",
      "Upgrade 80 DAI to USDS, one for one. Sky does the upgrade.",
      "By Sky's DaiUsds, 80 DAI should become 80 USDS, received by us.",
      "Convert 80 DAI to USDS at Sky, one against one",
    ],
    convert("daiToUsds", 80n),
    [convert("usdsToDai", 80n), convert("daiToUsds", 90n)],
  );

  it("brings the token that is named, and not the one of the place's name", () => {
    for (const intent of ["Convert 80 DAI into SKY", "Buy 80 SKY with 80 DAI"])
      expect(decide(intent, convert("daiToUsds", 80n)), intent).to.equal("REJECT");
    expect(
      decide("Swap USDS for DAI with Sky's DaiUsds contract, 80 for 80.", convert("daiToUsds", 80n)),
    ).to.equal("REJECT");
  });
});

describe("a function that names its token", () => {
  const withdraw = (tenths: bigint) =>
    aaveGateway.call(AAVE_GATEWAY, "withdrawETH", [AAVE_POOL, (tenths * ETHER) / 10n, USER]);
  const deposit = (tenths: bigint) =>
    aaveGateway.call(AAVE_GATEWAY, "depositETH", [AAVE_POOL, USER, 0], { value: (tenths * ETHER) / 10n });

  eachWording(["aave v3 gateway, withdrawETH 1.3 to me", "withdrawETH(1.3) on Aave V3"], withdraw(13n), [
    withdraw(14n),
    deposit(13n),
  ]);
  eachWording(["depositETH, with a value of 2, to Aave V3", "Aave V3: depositETH value=2"], deposit(20n), [
    deposit(30n),
    withdraw(20n),
  ]);
});
