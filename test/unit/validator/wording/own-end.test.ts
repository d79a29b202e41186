import { FRIEND, PERMIT2, STRANGER, USDC } from "../../../corpus/addresses.ts";
import { callsOf } from "../../../corpus/encoders/contract-call.ts";
import { eachWording } from "../../../corpus/outcome.ts";
import { USD6 } from "../../../corpus/terms.ts";

const permit2 = callsOf([
  "function approve(address token, address spender, uint160 amount, uint48 expiration)",
]);
const at = (time: string) => BigInt(Date.parse(time) / 1000);
const granted = (end: string, dollars = 325n, to = FRIEND) =>
  permit2.call(PERMIT2, "approve", [USDC, to, dollars * USD6, at(end)]);

describe("the end of what is granted, in whatever form its day and hour are written", () => {
  eachWording(
    [
      `Permit2, please, for ${FRIEND}: 325 USDC, and it shall lapse at noon UTC on 15 Dec 2026.`,
      `Via Permit2 ${FRIEND} may use 325 USDC of mine, up to noon UTC on Dec 15.`,
      `Give permission in Permit2 to ${FRIEND}, 325 USDC, end is at 15.12.2026 midday UTC, thanks.`,
      `On Permit2 approve ${FRIEND} for USDC 325, ending 2026-12-15T12:00Z.`,
      `Through Permit2 325 USDC for ${FRIEND}. Until noon UTC on the 15th of December of this year.`,
    ],
    granted("2026-12-15T12:00:00Z"),
    [
      granted("2026-12-16T12:00:00Z"),
      granted("2027-12-15T12:00:00Z"),
      granted("2026-12-15T13:00:00Z"),
      granted("2026-12-15T12:00:00Z", 335n),
      granted("2026-12-15T12:00:00Z", 325n, STRANGER),
    ],
  );
});

describe("an hour of another day is no end of today", () => {
  eachWording(
    [`Permit2 for ${FRIEND}: 325 USDC, it shall lapse at 12:20 UTC tomorrow`],
    granted("2026-11-16T12:20:00Z"),
    [granted("2026-11-15T12:20:00Z")],
  );
});
