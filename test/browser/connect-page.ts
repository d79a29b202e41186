import { createServer } from "node:http";
import { expect } from "chai";
import type { Page } from "playwright-core";
import { freePort } from "../../local/free-port.ts";
import { signIn } from "../support/accounts-world.ts";
import { accessibilityFindings, overhang, type Visit } from "../support/browser.ts";
import { approve, initiate, poll, until } from "../support/connect-world.ts";
import { type TestWallet, testWallet, WALLET_NAME } from "../support/test-wallet.ts";
import type { PagesWorld } from "./pages-world.ts";

const UNKNOWN_CODE = "0".repeat(32);

export function describeConnectPage(getWorld: () => PagesWorld): void {
  describe("the page where an agent's code is approved", () => {
    let world: PagesWorld;
    let wallet: TestWallet;
    let visit: Visit;
    before(async () => {
      world = getWorld();
    });
    beforeEach(() => {
      wallet = testWallet();
    });
    afterEach(() => expect(visit.offences).to.deep.equal([]));

    const link = (code: string) => `${world.baseUrl}/app/connect?code=${code}`;
    const heading = (page: Page, name: string) => page.getByRole("heading", { name }).waitFor();
    const press = (page: Page, name: string) => page.getByRole("button", { name }).click();

    async function open(code: string, options = {}): Promise<Page> {
      visit = await world.browser.visit(wallet, options);
      await visit.page.goto(link(code));
      return visit.page;
    }

    async function signInOn(page: Page): Promise<void> {
      await press(page, `Sign in with ${WALLET_NAME}`);
      await heading(page, "Give the agent a key?");
    }

    it("signs a person in and approves; the agent's next poll holds the key, and the page never asks for it", async () => {
      const code = await initiate(world.baseUrl);
      const page = await open(code);
      expect(page.url()).to.equal(`${world.baseUrl}/app/connect`);
      await page.getByText(code.slice(-6)).waitFor();
      expect(await page.content()).not.to.contain(code);
      await signInOn(page);
      await page.getByText(wallet.account.address).waitFor();
      expect(wallet.asked[0]).to.contain(`URI: ${world.baseUrl}/app/connect\n`).and.not.to.contain(code);
      expect(await (await poll(world.baseUrl, code)).json()).to.deep.equal({ status: "pending" });

      const sent = page.waitForRequest(/connect\/approve/);
      await press(page, "Approve the agent");
      await heading(page, "The agent is connected");
      const answer = (await (await poll(world.baseUrl, code)).json()) as { status: string; apiKey: string };
      expect(answer).to.include({ status: "ready", walletAddress: wallet.account.address });
      expect(visit.requests.filter((request) => request.includes("/auth/connect/status"))).to.deep.equal([]);

      const { authorization = "", referer } = await (await sent).allHeaders();
      expect(referer).to.equal(undefined);
      // The session ends with the decision.
      const me = () => fetch(`${world.baseUrl}/auth/me`, { headers: { authorization } });
      await until(async () => (await me()).status === 401);
    });

    it("works by keyboard alone on a narrow screen, and leaving approves nothing", async () => {
      const code = await initiate(world.baseUrl);
      const page = await open(code, { viewport: { width: 360, height: 640 } });
      await page.getByRole("button", { name: WALLET_NAME }).waitFor();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await heading(page, "Give the agent a key?");
      expect(await overhang(page)).to.be.at.most(0);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Space");
      await heading(page, "Nothing was approved");
      expect(await page.evaluate("document.activeElement.id")).to.equal("outcome-title");
      expect(await (await poll(world.baseUrl, code)).json()).to.deep.equal({ status: "pending" });
    });

    it("explains codes that are expired, used, unknown or missing, and asks nobody to sign in", async () => {
      const expired = await initiate(world.baseUrl);
      await world.set(expired, "ends_at = now() - interval '1 second'");
      const used = await initiate(world.baseUrl);
      await approve(world.baseUrl, used, (await signIn(world.baseUrl)).bearer);
      visit = await world.browser.visit(wallet);
      const { page } = visit;
      for (const [query, status, title] of [
        [`?code=${expired}`, 410, "This code has expired"],
        [`?code=${used}`, 410, "This code was used already"],
        [`?code=${UNKNOWN_CODE}`, 404, "This code is unknown"],
        ["?code=%00<script>", 404, "This code is unknown"],
        ["", 404, "This link has no code"],
      ] as const) {
        const response = await page.goto(`${world.baseUrl}/app/connect${query}`);
        expect(response?.status(), title).to.equal(status);
        await heading(page, title);
        expect(await page.getByRole("button").count()).to.equal(0);
        expect(page.url()).to.equal(`${world.baseUrl}/app/connect`);
      }
    });

    it("says so where the code ends while the page is open, be it by its own clock or by the service's", async () => {
      const code = await initiate(world.baseUrl);
      const page = await open(code);
      await signInOn(page);
      await world.set(code, "ends_at = now() - interval '1 second'");
      await press(page, "Approve the agent");
      await heading(page, "This code has expired");

      const short = await initiate(world.baseUrl);
      await world.set(short, "ends_at = now() + interval '2 seconds'");
      await page.goto(link(short));
      await heading(page, "This code has expired");
    });

    it("signs nobody in whose wallet declines or signs with another key, and lets them try again", async () => {
      const page = await open(await initiate(world.baseUrl));
      for (const [mood, words] of [
        ["declines", "You declined in your wallet"],
        ["signs with another key", "The signature is not the account's own"],
      ] as const) {
        wallet.mood = mood;
        await press(page, `Sign in with ${WALLET_NAME}`);
        await page.getByRole("alert").getByText(words).waitFor();
        expect(await page.getByRole("button", { name: "Approve the agent" }).count()).to.equal(0);
      }
      wallet.mood = "signs";
      await signInOn(page);
      expect(await page.getByRole("alert").count()).to.equal(0);
    });

    it("says what to do where the browser has no wallet", async () => {
      visit = await world.browser.visit();
      await visit.page.goto(link(await initiate(world.baseUrl)));
      await visit.page.getByText("There is no wallet in this browser").waitFor();
    });

    it("has nothing that axe-core objects to, in light and dark, before and after sign-in and in the end", async () => {
      for (const colorScheme of ["light", "dark"] as const) {
        const page = await open(await initiate(world.baseUrl), {
          colorScheme,
          viewport: { width: 360, height: 640 },
        });
        await page.getByRole("button", { name: WALLET_NAME }).waitFor();
        expect(await accessibilityFindings(page)).to.deep.equal([]);
        await signInOn(page);
        expect(await accessibilityFindings(page)).to.deep.equal([]);
        await press(page, "Leave without approving");
        expect(await accessibilityFindings(page)).to.deep.equal([]);
      }
    });

    it("is shown in no frame, and runs no script that is not its own", async () => {
      const port = await freePort();
      const framing = createServer((_, response) => {
        response.setHeader("content-type", "text/html");
        response.end(`<h1>A frame</h1><iframe src="${link(UNKNOWN_CODE)}"></iframe>`);
      }).listen(port, "127.0.0.1");
      try {
        visit = await world.browser.visit(wallet);
        const { page, offences } = visit;
        await page.goto(`http://127.0.0.1:${port}/`);
        await until(async () => offences.some((offence) => /frame-ancestors|X-Frame-Options/.test(offence)));
        expect(await page.frameLocator("iframe").getByRole("heading").count()).to.equal(0);
        offences.length = 0;

        await page.goto(link(UNKNOWN_CODE));
        await page.evaluate(
          "document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.smuggled = 1' }))",
        );
        expect(await page.evaluate("window.smuggled")).to.equal(undefined);
        expect(offences.join()).to.match(/Content Security Policy/);
        offences.length = 0;
      } finally {
        framing.closeAllConnections();
        framing.close();
      }
    });
  });
}
