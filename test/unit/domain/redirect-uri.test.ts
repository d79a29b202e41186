import { expect } from "chai";
import {
  isRegisteredRedirect,
  redirectHost,
  redirectWith,
  whyNoRedirectUri,
} from "../../../domain/redirect-uri.ts";

describe("a redirect address", () => {
  it("may be https, http on this machine, or an application's own scheme", () => {
    for (const uri of [
      "https://client.example/cb",
      "https://client.example:8443/cb?x=1",
      "http://localhost/cb",
      "http://127.0.0.1:1/cb",
      "http://127.8.9.10/cb",
      "http://[::1]:5000/cb",
      "cursor://anysphere.agent/cb",
      "com.example.app:/cb",
    ])
      expect(whyNoRedirectUri(uri), uri).to.equal(undefined);
  });

  it("is matched to the letter, save the port of http on loopback", () => {
    const matches = (uri: string, registered: string) => isRegisteredRedirect(uri, [registered]);
    expect(matches("http://127.0.0.1:5/cb", "http://127.0.0.1/cb")).to.equal(true);
    expect(matches("http://[::1]/cb", "http://[::1]:5/cb")).to.equal(true);
    expect(matches("http://127.0.0.1:5/cb/", "http://127.0.0.1:5/cb")).to.equal(false);
    expect(matches("http://127.0.0.1:5/cb?a", "http://127.0.0.1:6/cb")).to.equal(false);
    expect(matches("http://127.0.0.2:5/cb", "http://127.0.0.1:5/cb")).to.equal(false);
    expect(matches("http://127.0.0.1:5@evil.example/cb", "http://127.0.0.1/cb")).to.equal(false);
    expect(matches("http://127.0.0.1:5.evil.example/cb", "http://127.0.0.1/cb")).to.equal(false);
    expect(matches("https://client.example:1/cb", "https://client.example/cb")).to.equal(false);
    expect(matches("https://localhost:1/cb", "https://localhost:2/cb")).to.equal(false);
    expect(matches("cursor://agent/cb2", "cursor://agent/cb")).to.equal(false);
  });

  it("gets parameters behind its own, and stays as it was written", () => {
    expect(redirectWith("https://c.example/a%2fb", { code: "1", state: null })).to.equal(
      "https://c.example/a%2fb?code=1",
    );
    expect(redirectWith("https://c.example?x=1", { code: "a b&c" })).to.equal(
      "https://c.example?x=1&code=a+b%26c",
    );
  });

  it("is shown to people by its host, or by the application's scheme", () => {
    expect(redirectHost("https://client.example:8443/cb")).to.equal("client.example:8443");
    expect(redirectHost("cursor://agent/cb")).to.equal("cursor://agent");
    expect(redirectHost("com.example.app:/cb")).to.equal("com.example.app:");
  });
});
