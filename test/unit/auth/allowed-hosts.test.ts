import { expect } from "chai";
import { createAllowsHost } from "../../../api/siwe/allowed-hosts.ts";

describe("the hosts that a sign-in message may name", () => {
  const local = createAllowsHost("http://127.0.0.1:3000", "http://127.0.0.1:3000/app", []);
  const open = createAllowsHost("https://api.example.org", "https://app.example.org:8443", ["Other.example"]);

  it("are any loopback host and port while the service is on loopback", () => {
    for (const host of ["localhost", "localhost:5173", "127.0.0.1", "127.8.9.1:80", "[::1]:3000"]) {
      expect(local(host), host).to.equal(true);
    }
    for (const host of [
      "example.org",
      "localhost.example.org",
      "10.0.0.1",
      "a@localhost",
      "localhost/x",
      "localhost?",
      "",
    ]) {
      expect(local(host), host).to.equal(false);
    }
  });

  it("are else those configured, with their ports and in any case", () => {
    for (const host of ["api.example.org", "APP.example.org:8443", "other.example"])
      expect(open(host), host).to.equal(true);
    for (const host of ["app.example.org", "example.org", "localhost", "127.0.0.1", "api.example.org:443"]) {
      expect(open(host), host).to.equal(false);
    }
  });
});
