import { expect } from "chai";
import { retryAfterMs } from "../../../integrations/arbiter/retry-after.ts";

describe("how long a busy arbiter is left alone", () => {
  it("is what its Retry-After says, and up to half as long again, so that not all come back at once", () => {
    expect(retryAfterMs("2", 0)).to.equal(2000);
    expect(retryAfterMs("2", 1)).to.equal(3000);
    const inFour = new Date(Date.now() + 4500).toUTCString();
    expect(retryAfterMs(inFour, 0)).to.be.within(2500, 4500);
  });

  it("is never less than half a second nor more than thirty, whatever it says", () => {
    expect(retryAfterMs("0", 0)).to.equal(500);
    expect(retryAfterMs("Sun, 06 Nov 1994 08:49:37 GMT", 0)).to.equal(500);
    for (const long of ["86400", "9".repeat(400), "Fri, 31 Dec 2100 23:59:59 GMT"])
      expect(retryAfterMs(long, 1)).to.equal(30_000);
  });

  it("is the retry policy's to say where there is no header, or none that can be read", () => {
    for (const odd of [null, "", "soon", "-1", "1.5", "0x10", "2026-11-15"])
      expect(retryAfterMs(odd), String(odd)).to.equal(undefined);
  });
});
