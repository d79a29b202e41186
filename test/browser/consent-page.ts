import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "chai";
import * as oauth from "oauth4webapi";
import type { Page } from "playwright-core";
import { OAuthSession } from "../../db/oauth/oauth-session.entity.ts";
import { signIn } from "../support/accounts-world.ts";
import { accessibilityFindings, overhang, type Visit } from "../support/browser.ts";
import { type OAuthTestClient, oauthClient } from "../support/oauth-client.ts";
import { type TestWallet, testWallet, WALLET_NAME } from "../support/test-wallet.ts";
import type { PagesWorld } from "./pages-world.ts";

const HOSTILE = `<img src=x onerror=alert(1)><script>alert(2)</script></bdi><h1>${"W".repeat(90)}`;

export function describeConsentPage(getWorld: () => PagesWorld): void {
  describe("the page where a person decides on an OAuth client", () => {
    let world: PagesWorld;
    let client: OAuthTestClient;
    let wallet: TestWallet;
    let visit: Visit;
    /** The client's own program, to which the browser comes back. */
    let callback: Server;
    let arrivals: IncomingMessage[];
    let redirectUri: string;
    before(async () => {
      world = getWorld();
      client = oauthClient(world.baseUrl);
      callback = createServer((request, response) => {
        if (request.url?.startsWith("/callback")) arrivals.push(request);
        response.end("back at the client");
      }).listen(0, "127.0.0.1");
      await once(callback, "listening");
      redirectUri = `http://127.0.0.1:${(callback.address() as AddressInfo).port}/callback`;
    });
    after(() => {
      callback.closeAllConnections();
      callback.close();
    });
    beforeEach(() => {
      wallet = testWallet();
      arrivals = [];
    });
    afterEach(() => expect(visit.offences).to.deep.equal([]));

    const press = (page: Page, name: string) => page.getByRole("button", { name }).click();

    async function signInAt(url: string, options = {}): Promise<Page> {
      visit = await world.browser.visit(wallet, options);
      await visit.page.goto(url);
      await press(visit.page, `Sign in with ${WALLET_NAME}`);
      await visit.page.getByRole("heading", { name: "Grant this access?" }).waitFor();
      return visit.page;
    }

    const consentPage = (session: string) => `${world.baseUrl}/app/consent?session=${session}`;

    /** An authorization as oauth4webapi begins it. */
    async function begin() {
      const options = { [oauth.allowInsecureRequests]: true };
      const issuer = new URL(world.baseUrl);
      const discovered = await oauth.discoveryRequest(issuer, { algorithm: "oauth2", ...options });
      const as = await oauth.processDiscoveryResponse(issuer, discovered);
      const metadata = {
        redirect_uris: [redirectUri],
        client_name: "An agent",
        token_endpoint_auth_method: "none",
      };
      const registered = await oauth.dynamicClientRegistrationRequest(as, metadata, options);
      const registration = await oauth.processDynamicClientRegistrationResponse(registered);
      const verifier = oauth.generateRandomCodeVerifier();
      const state = oauth.generateRandomState();
      const url = new URL(as.authorization_endpoint ?? "");
      url.search = new URLSearchParams({
        client_id: registration.client_id,
        redirect_uri: redirectUri,
        response_type: "code",
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
        state,
      }).toString();
      return { as, registration, verifier, state, url: url.href, options };
    }

    it("brings what was granted to the client, which gets tokens for it", async () => {
      const { as, registration, verifier, state, url, options } = await begin();
      const page = await signInAt(url);
      expect(page.url()).to.equal(`${world.baseUrl}/app/consent`);
      await page.getByText("An agent").waitFor();
      await page.getByText("this computer").waitFor();
      for (const words of ["Create transactions for your own account", "Until you end it"])
        await page.getByText(words).waitFor();
      await press(page, "Grant access");
      await page.waitForURL(/\/callback/);
      expect(arrivals[0]?.headers.referer).to.equal(undefined);
      const parameters = oauth.validateAuthResponse(as, registration, new URL(page.url()), state);
      const answered = await oauth.authorizationCodeGrantRequest(
        as,
        registration,
        oauth.None(),
        parameters,
        redirectUri,
        verifier,
        options,
      );
      const tokens = await oauth.processAuthorizationCodeResponse(as, registration, answered);
      expect(tokens).to.include({ token_type: "bearer", expires_in: 900 });
    });

    it("tells the client of a refusal", async () => {
      const { as, registration, state, url } = await begin();
      const page = await signInAt(url);
      await press(page, "Refuse");
      await page.waitForURL(/\/callback/);
      expect(() => oauth.validateAuthResponse(as, registration, new URL(page.url()), state))
        .to.throw(oauth.AuthorizationResponseError)
        .with.property("error", "access_denied");
    });

    it("shows a client's name as text, whatever it is, also where the screen is narrow", async () => {
      const registered = await client.register({ client_name: HOSTILE });
      const session = await client.session(registered);
      const page = await signInAt(consentPage(session), { viewport: { width: 360, height: 640 } });
      await page.getByText(HOSTILE).waitFor();
      expect(await page.locator("p img, main script, h1").count(), "the page's own heading").to.equal(1);
      expect(await overhang(page)).to.be.at.most(0);
      expect(await page.getByText("client.example").count()).to.equal(1);
      expect(await page.getByText("this computer").count(), "not on loopback").to.equal(0);
    });

    it("has nothing that axe-core objects to, in light and dark", async () => {
      for (const colorScheme of ["light", "dark"] as const) {
        const { url } = await begin();
        const page = await signInAt(url, { colorScheme, viewport: { width: 360, height: 640 } });
        expect(await accessibilityFindings(page)).to.deep.equal([]);
      }
    });

    it("explains sessions that are decided, expired, unknown or missing, and expires while it is open", async () => {
      const registered = await client.register();
      const expire = () =>
        world.database.em.fork().nativeUpdate(OAuthSession, { state: "pending" }, { endsAt: new Date() });
      const open = await client.session(registered);
      const page = await signInAt(consentPage(open));
      await expire();
      await press(page, "Grant access");
      await page.getByRole("heading", { name: "This request has expired" }).waitFor();

      const decided = await client.session(registered);
      await client.decide("deny", decided, await signIn(world.baseUrl));
      for (const [query, status, title] of [
        [`?session=${decided}`, 410, "This was decided already"],
        [`?session=${open}`, 410, "This request has expired"],
        ["?session=nothing", 404, "This request is unknown"],
        ["", 404, "This link is not complete"],
      ] as const) {
        const response = await page.goto(`${world.baseUrl}/app/consent${query}`);
        expect(response?.status(), title).to.equal(status);
        await page.getByRole("heading", { name: title }).waitFor();
        expect(await page.getByRole("button").count()).to.equal(0);
      }
    });
  });
}
