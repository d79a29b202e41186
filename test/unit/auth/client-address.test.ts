import { expect } from "chai";
import { clientAddress } from "../../../api/limits/client-address.ts";

describe("a client address, as limits count it", () => {
  for (const [ip, counted] of [
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0db8:0001:0002:ffff::1", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["203.0.113.7:51234", "203.0.113.7"],
    ["[2001:db8:1:2::1]:51234", "2001:db8:1:2::/64"],
    ["[2001:db8:1:2::1]", "2001:db8:1:2::/64"],
    ["", ""],
  ] as const) {
    it(`${ip || "(none)"} is ${counted || "(none)"}`, () => {
      expect(clientAddress(ip)).to.equal(counted);
    });
  }
});
