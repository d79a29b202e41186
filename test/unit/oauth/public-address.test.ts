import { expect } from "chai";
import { isDocumentAddress } from "../../../api/oauth/client/document-address.ts";
import { isPublicAddress } from "../../../integrations/client-document/public-address.ts";

describe("an address that a stranger has us fetch from", () => {
  it("is on the public internet, and not on this machine, this network or this cloud", () => {
    for (const address of ["1.1.1.1", "93.184.216.34", "172.32.0.1", "2606:4700:4700::1111", "2a00:1450::1"])
      expect(isPublicAddress(address), address).to.equal(true);
    for (const address of [
      "127.0.0.1",
      "127.255.255.254",
      "0.0.0.0",
      "10.1.2.3",
      "172.16.0.1",
      "172.31.255.255",
      "192.168.1.1",
      "169.254.169.254",
      "100.64.0.1",
      "192.0.2.1",
      "198.18.0.1",
      "224.0.0.1",
      "240.0.0.1",
      "255.255.255.255",
      "::",
      "::1",
      "::ffff:127.0.0.1",
      "::ffff:8.8.8.8",
      "fe80::1",
      "fc00::1",
      "fd12:3456::1",
      "ff02::1",
      "64:ff9b::7f00:1",
      "2001:db8::1",
      "2002:7f00:1::",
    ])
      expect(isPublicAddress(address), address).to.equal(false);
  });

  it("is https with a path, written in one way only", () => {
    expect(isDocumentAddress("https://client.example/oauth/client.json")).to.equal(true);
    expect(isDocumentAddress("https://client.example:8443/client?v=1")).to.equal(true);
    for (const id of [
      "http://client.example/client.json",
      "https://client.example",
      "https://client.example/",
      "https://client.example/a#b",
      "https://user@client.example/a",
      "https://client.example/a/../b",
      "https://client.example/./b",
      "HTTPS://client.example/a",
      "https://CLIENT.example/a",
      "https://client.example:443/a",
      "https://0x7f.1/a",
      "client.example/a",
      "5e9f3a36-5b0c-4f0e-9d0b-000000000000",
    ])
      expect(isDocumentAddress(id), id).to.equal(false);
  });
});
