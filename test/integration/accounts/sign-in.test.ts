import { expect } from "chai";
import { getAddress, Wallet } from "ethers";
import jwt from "jsonwebtoken";
import { Session } from "../../../db/accounts/session.entity.ts";
import { Settings } from "../../../db/accounts/settings.entity.ts";
import { SiweNonce } from "../../../db/accounts/siwe-nonce.entity.ts";
import { User } from "../../../db/accounts/user.entity.ts";
import { createChainNode } from "../../../integrations/chain/chain-node.ts";
import { type ChainNodes, createChainNodes } from "../../../integrations/chain/chain-nodes.ts";
import { type Server, startChain } from "../../stack/stack.ts";
import {
  type AccountsWorld,
  accountsWorld,
  nonceFor,
  postJson,
  signIn,
  siweText,
  UNLIMITED,
} from "../../support/accounts-world.ts";
import type { Served } from "../../support/serve-app.ts";

const LOCAL_CHAIN = 31_337;

function chainsAt(url: string, urls: ReadonlyMap<number, string> = new Map()): ChainNodes {
  return createChainNodes({ registration: createChainNode({ url, timeoutMs: 2000 }), urls, timeoutMs: 2000 });
}

describe("sign-in with Ethereum", () => {
  let world: AccountsWorld;
  let served: Served;
  let chainServer: Server;
  before(async () => {
    world = await accountsWorld();
    chainServer = await startChain();
    served = await world.serve({ chains: chainsAt(chainServer.url), limiter: UNLIMITED });
  });
  after(async () => {
    await world.close();
    await chainServer.stop();
  });

  const verify = (message: string, signature: string, at = served.url) =>
    postJson(`${at}/auth/siwe/verify`, { message, signature });

  /** Signs a message that is right but for what is given, and answers the status of its verification. */
  async function statusWith(
    change: Parameters<typeof siweText>[0] | object,
    at = served.url,
  ): Promise<number> {
    const wallet = Wallet.createRandom();
    const nonce = await nonceFor(at, wallet.address);
    const message = siweText({ address: wallet.address, nonce, ...change });
    return (await verify(message, await wallet.signMessage(message), at)).status;
  }

  it("gives a nonce of at least 96 bits, and several may be open", async () => {
    const { address } = Wallet.createRandom();
    const nonces = await Promise.all([nonceFor(served.url, address), nonceFor(served.url, address)]);
    for (const nonce of nonces) expect(nonce).to.match(/^[0-9a-f]{24,}$/);
    expect(nonces[0]).not.to.equal(nonces[1]);
  });

  it("takes an address in any one case and refuses a wrong checksum with 400", async () => {
    const { address } = Wallet.createRandom();
    const status = async (walletAddress: unknown) =>
      (await postJson(`${served.url}/auth/siwe/nonce`, { walletAddress })).status;
    expect(await status(address)).to.equal(200);
    expect(await status(address.toLowerCase())).to.equal(200);
    expect(await status(`0x${address.slice(2).toUpperCase()}`)).to.equal(200);
    const swapped = [...address]
      .map((c) => (c === c.toLowerCase() ? c.toUpperCase() : c.toLowerCase()))
      .join("");
    expect(await status(`0x${swapped.slice(2)}`)).to.equal(400);
    for (const bad of ["", "0x12", 5, null]) expect(await status(bad)).to.equal(400);
  });

  it("makes the user and its settings the first time and finds them the second", async () => {
    const first = await signIn(served.url);
    const again = await signIn(served.url, first.wallet);
    expect(again.id).to.equal(first.id);
    const em = world.database.em.fork();
    expect((await em.findOneOrFail(User, { id: first.id })).ethereumAddress).to.equal(first.wallet.address);
    expect(await em.findOneOrFail(Settings, { user: first.id })).to.include({
      executionType: 0,
      walletProvider: "privy",
    });
    expect(await em.count(Session, { user: first.id })).to.equal(2);
  });

  it("makes one user of ten first sign-ins at once", async () => {
    const wallet = Wallet.createRandom();
    const users = await Promise.all(Array.from({ length: 10 }, () => signIn(served.url, wallet)));
    expect(new Set(users.map(({ id }) => id)).size).to.equal(1);
    const em = world.database.em.fork();
    expect(await em.count(User, { ethereumAddress: wallet.address })).to.equal(1);
    expect(await em.count(Settings, { user: users[0]?.id ?? "" })).to.equal(1);
  });

  it("answers tokens that are not to be stored, of ES256 with kid, types, audiences and lifetimes of their own", async () => {
    const wallet = Wallet.createRandom();
    const message = siweText({ address: wallet.address, nonce: await nonceFor(served.url, wallet.address) });
    const response = await verify(message, await wallet.signMessage(message));
    expect(response.headers.get("cache-control")).to.equal("no-store");
    const body = (await response.json()) as { accessToken: string; refreshToken: string; user: object };
    expect(Object.keys(body)).to.have.members(["accessToken", "refreshToken", "user"]);
    expect(body.user)
      .to.have.all.keys("id", "ethereumAddress")
      .and.include({ ethereumAddress: wallet.address });
    const read = (token: string) =>
      jwt.decode(token, { complete: true }) as jwt.Jwt & { payload: jwt.JwtPayload };
    const [access, refresh] = [read(body.accessToken), read(body.refreshToken)];
    const kid = world.signingKeys.current.kid;
    expect(access.header).to.deep.equal({ alg: "ES256", typ: "at+jwt", kid });
    expect(refresh.header).to.deep.equal({ alg: "ES256", typ: "rt+jwt", kid });
    expect(access.payload).to.include({ iss: "http://localhost:3000", aud: "http://localhost:3000" });
    expect(refresh.payload.aud).to.equal("http://localhost:3000/auth/refresh");
    expect((access.payload.exp ?? 0) - (access.payload.iat ?? 0)).to.equal(900);
    expect((refresh.payload.exp ?? 0) - (refresh.payload.iat ?? 0)).to.equal(30 * 86_400);
    expect(access.payload.sid).to.equal(refresh.payload.sid);
  });

  it("uses a nonce once, also when two come at the same moment", async () => {
    const wallet = Wallet.createRandom();
    const message = siweText({ address: wallet.address, nonce: await nonceFor(served.url, wallet.address) });
    const signature = await wallet.signMessage(message);
    const statuses = await Promise.all([1, 2, 3].map(async () => (await verify(message, signature)).status));
    expect(statuses.sort()).to.deep.equal([200, 401, 401]);
    expect((await verify(message, signature)).status).to.equal(401);
  });

  it("keeps the nonce when the signature was wrong", async () => {
    const wallet = Wallet.createRandom();
    const message = siweText({ address: wallet.address, nonce: await nonceFor(served.url, wallet.address) });
    const app = await world.serve({ chains: chainsAt(chainServer.url) });
    expect(
      (await verify(message, await Wallet.createRandom().signMessage(message), app.url)).status,
    ).to.equal(401);
    expect((await verify(message, await wallet.signMessage(message), app.url)).status).to.equal(200);
  });

  it("refuses another address's nonce, one never given and one that is ten minutes old", async () => {
    const other = await nonceFor(served.url, Wallet.createRandom().address);
    expect(await statusWith({ nonce: other })).to.equal(401);
    expect(await statusWith({ nonce: "0123456789abcdef0123456789abcdef" })).to.equal(401);
    const wallet = Wallet.createRandom();
    const nonce = await nonceFor(served.url, wallet.address);
    const em = world.database.em.fork();
    const { expiresAt } = await em.findOneOrFail(SiweNonce, { nonce });
    expect(expiresAt.getTime() - Date.now()).to.be.within(595_000, 600_000);
    await em.nativeUpdate(SiweNonce, { nonce }, { expiresAt: new Date(Date.now() - 1) });
    const message = siweText({ address: wallet.address, nonce });
    expect((await verify(message, await wallet.signMessage(message))).status).to.equal(401);
    await nonceFor(served.url, wallet.address);
    expect(await em.count(SiweNonce, { nonce }), "an expired nonce is forgotten").to.equal(0);
  });

  it("takes any loopback host while it is on loopback itself, and any chain id", async () => {
    expect(await statusWith({ domain: "127.0.0.1:5173", uri: "http://localhost:5173/" })).to.equal(200);
    expect(await statusWith({ chainId: 8453 })).to.equal(200);
  });

  it("refuses another domain, another site's URI and a user's name before a good host", async () => {
    expect(await statusWith({ domain: "evil.example" })).to.equal(401);
    expect(await statusWith({ domain: "localhost.evil.example" })).to.equal(401);
    expect(await statusWith({ domain: "localhost:3000@evil.example" })).to.equal(401);
    expect(await statusWith({ uri: "https://evil.example/login" })).to.equal(401);
    expect(await statusWith({ uri: "http://localhost@evil.example/" })).to.equal(401);
  });

  it("beyond loopback takes the hosts of BASE_URL, UI_URL and SIWE_DOMAINS only", async () => {
    const { url } = await world.serve({
      limiter: UNLIMITED,
      baseUrl: "https://api.example.org",
      uiUrl: "https://app.example.org",
      siweDomains: ["wallet.example.com"],
    });
    for (const host of ["api.example.org", "app.example.org", "wallet.example.com"]) {
      expect(await statusWith({ domain: host, uri: `https://${host}/` }, url), host).to.equal(200);
    }
    expect(await statusWith({}, url)).to.equal(401);
    expect(await statusWith({ domain: "api.example.org", uri: "http://localhost/" }, url)).to.equal(401);
    expect(
      await statusWith({ domain: "api.example.org:8443", uri: "https://api.example.org/" }, url),
    ).to.equal(401);
  });

  it("keeps to the message's times", async () => {
    const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
    expect(await statusWith({ expirationTime: at(60), notBefore: at(-60) })).to.equal(200);
    expect(await statusWith({ expirationTime: at(-1) })).to.equal(401);
    expect(await statusWith({ notBefore: at(60) })).to.equal(401);
    expect(await statusWith({ issuedAt: at(3600) })).to.equal(401);
  });

  it("answers 400 for a text that is no sign-in message, or one of another version", async () => {
    const wallet = Wallet.createRandom();
    const nonce = await nonceFor(served.url, wallet.address);
    const message = siweText({ address: wallet.address, nonce });
    for (const text of [
      "",
      "hello",
      message.replace("Version: 1", "Version: 2"),
      message.replace(/Nonce.*/, ""),
    ]) {
      expect((await verify(text, await wallet.signMessage(text))).status, text).to.equal(400);
    }
  });

  it("takes the address in one case in the message too, and the signature of exactly that text", async () => {
    const wallet = Wallet.createRandom();
    const nonce = await nonceFor(served.url, wallet.address);
    const message = siweText({ address: wallet.address, nonce }).replace(
      wallet.address,
      wallet.address.toLowerCase(),
    );
    expect((await verify(message, await wallet.signMessage(message))).status).to.equal(200);
  });

  it("answers 401 for what is no signature at all", async () => {
    const wallet = Wallet.createRandom();
    const message = siweText({ address: wallet.address, nonce: await nonceFor(served.url, wallet.address) });
    for (const signature of ["", "0x", "nonsense", `0x${"00".repeat(65)}`, `0x${"ff".repeat(100_000)}`]) {
      expect((await verify(message, signature)).status, signature.slice(0, 20)).to.equal(401);
    }
  });

  describe("of a contract wallet", () => {
    /** Runtime code that answers EIP-1271's four bytes, four others, or the call itself; or reverts. */
    const CODES = {
      takes: "0x631626ba7e60e01b60005260206000f3",
      refuses: "0x63ffffffff60e01b60005260206000f3",
      echoes: "0x366000600037366000f3",
      reverts: "0x60006000fd",
    };
    const addressOf = { takes: 1, refuses: 2, echoes: 3, reverts: 4 };

    async function signInAs(
      kind: keyof typeof CODES,
      at = served.url,
      chainId = LOCAL_CHAIN,
      codeAt = chainServer.url,
    ): Promise<Response> {
      const address = getAddress(`0x${String(addressOf[kind]).repeat(40)}`);
      const params = [address, CODES[kind]];
      const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "anvil_setCode", params });
      await fetch(codeAt, { method: "POST", headers: { "content-type": "application/json" }, body });
      const message = siweText({ address, chainId, nonce: await nonceFor(at, address) });
      return verify(message, `0x${"ab".repeat(200)}`, at);
    }

    it("succeeds when the contract takes the signature (EIP-1271)", async () => {
      const response = await signInAs("takes");
      expect(response.status).to.equal(200);
      expect(await response.json()).to.have.nested.property(
        "user.ethereumAddress",
        getAddress(`0x${"1".repeat(40)}`),
      );
    });

    for (const kind of ["refuses", "echoes", "reverts"] as const) {
      it(`is a 401 when the contract ${kind}`, async () => {
        expect((await signInAs(kind)).status).to.equal(401);
      });
    }

    it("is a 401 that says so when the message names a chain that there is no RPC for", async () => {
      const response = await signInAs("takes", served.url, 1);
      expect(response.status).to.equal(401);
      expect(await response.json())
        .to.have.property("message")
        .that.contains("no RPC");
    });

    it("is asked on the chain that the message names, by RPC_URLS", async () => {
      const other = await startChain({ chainId: 1 });
      const urls = new Map([[1, other.url]]);
      const app = await world.serve({ chains: chainsAt(chainServer.url, urls), limiter: UNLIMITED });
      // The same address on chain 1 has no code, and so takes nothing, whatever the registration chain's contract says.
      expect((await signInAs("takes", app.url, 1)).status).to.equal(401);
      expect((await signInAs("takes", app.url)).status).to.equal(200);
      expect((await signInAs("takes", app.url, 1, other.url)).status).to.equal(200);
      await other.stop();
    });

    it("is a 401 where RPC_URLS names another chain's node for it", async () => {
      const urls = new Map([[1, chainServer.url]]);
      const app = await world.serve({ chains: chainsAt(chainServer.url, urls), limiter: UNLIMITED });
      expect((await signInAs("takes", app.url, 1)).status).to.equal(401);
      expect(app.logged.join("")).to.contain("could not be checked");
    });

    it("is a 401 that says so when the chain cannot be asked", async () => {
      const app = await world.serve({ chains: chainsAt("http://127.0.0.1:1"), limiter: UNLIMITED });
      const response = await signInAs("takes", app.url);
      expect(response.status).to.equal(401);
      expect(await response.json())
        .to.have.property("message")
        .that.contains("try again");
      expect(app.logged.join("")).to.contain("could not be checked");
    });
  });
});
