import { expect } from "chai";
import type { BrowserContextOptions, Page } from "playwright-core";
import { EXECUTION_TYPES } from "../../domain/execution-type.ts";
import { postJson } from "../support/accounts-world.ts";
import { accessibilityFindings, overhang, type Visit } from "../support/browser.ts";
import { type TestWallet, testWallet, WALLET_NAME } from "../support/test-wallet.ts";
import { FRIEND, GOOD_REQUEST, type Owner, WRONG_REQUEST } from "../support/transactions-world.ts";
import type { PagesWorld } from "./pages-world.ts";

const SCREENS = [
  { colorScheme: "light", viewport: { width: 1440, height: 900 } },
  { colorScheme: "dark", viewport: { width: 360, height: 640 } },
] as const;

export function describeOwnersPages(getWorld: () => PagesWorld): void {
  describe("the pages of an owner", () => {
    let world: PagesWorld;
    let owner: Owner;
    let wallet: TestWallet;
    let visit: Visit;
    before(() => {
      world = getWorld();
    });
    beforeEach(async () => {
      owner = await world.owner(EXECUTION_TYPES.USER_EXECUTED);
      wallet = testWallet(owner.wallet);
    });
    afterEach(() => expect(visit.offences).to.deep.equal([]));

    const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();
    const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true }).waitFor();

    async function open(path = "/app", options: BrowserContextOptions = {}): Promise<Page> {
      visit = await world.browser.visit(wallet, options);
      const { page } = visit;
      await page.goto(`${world.baseUrl}${path}`);
      await press(page, `Sign in with ${WALLET_NAME}`);
      return page;
    }

    const verdictOf = (requestHash: string) =>
      world.until(requestHash, owner.key, ({ orion }) => orion.length > 0);

    it("list their transactions as they come, filtered by status", async () => {
      const page = await open();
      await page.getByText("There are none yet").waitFor();
      const wrong = await world.submit(owner, WRONG_REQUEST);
      await page.getByText("Orion rejected it.").waitFor();
      await world.submit(owner, { ...GOOD_REQUEST, userPrompt: `Please send 0.1 ETH to ${FRIEND}` });
      await page.getByText("Waiting for the owner's decision.").waitFor();
      await page.getByLabel("Show").selectOption("REJECTED");
      await page.getByText("Please send").waitFor({ state: "detached" });
      await page.getByRole("link", { name: /Send 0\.1 ETH/ }).click();
      await heading(page, "Transaction");
      expect(page.url()).to.equal(`${world.baseUrl}/app/transactions/${wrong}`);
      await page.goBack();
      await heading(page, "Transactions");
    });

    it("show one as a receipt: the words, the call, what failed with both values, and what to change", async () => {
      const requestHash = await world.submit(owner, WRONG_REQUEST);
      await verdictOf(requestHash);
      const page = await open(`/app/transactions/${requestHash}`);
      await heading(page, "amount matching");
      const sides = page.locator(".sides dd");
      expect(await sides.allTextContents()).to.deep.equal(["0.1 ETH", "1 ETH"]);
      await page.getByText(/What to change:.*0\.1 ETH/).waitFor();
      expect(await page.locator(".word-read").allTextContents()).to.include.members(["Send", FRIEND]);
      const facts = await page.locator("h2:text('does') + .facts").textContent();
      expect(facts).to.contain("transfer").and.to.contain("1 ETH").and.to.contain(FRIEND);
      await page.getByText("For the record").click();
      await page.getByText(requestHash).waitFor();
      expect(await page.getByRole("button", { name: "Approve" }).count(), "it is decided").to.equal(0);
    });

    it("approve and reject what waits for the owner", async () => {
      for (const [button, status] of [
        ["Approve", "Approved"],
        ["Reject", "Rejected"],
      ] as const) {
        const requestHash = await world.submit(owner, GOOD_REQUEST);
        await verdictOf(requestHash);
        const page = await open(`/app/transactions/${requestHash}`);
        await press(page, button);
        await page.locator(".receipt .status").getByText(status).waitFor();
        const { user } = await world.status(requestHash, owner.key);
        expect(user).to.have.length(1);
        expect(user[0]).to.include({ decision: status.toUpperCase(), type: "user_ui" });
      }
    });

    it("say that another's transaction is not to be found, and show nothing of it", async () => {
      const requestHash = await world.submit(await world.owner(), GOOD_REQUEST);
      const page = await open(`/app/transactions/${requestHash}`);
      await page.getByRole("alert").waitFor();
      expect(await page.getByText("0.1 ETH").count()).to.equal(0);
    });

    it("revoke the key of an agent, after asking once more", async () => {
      const page = await open("/app/access");
      await press(page, "Revoke test");
      await press(page, "Keep it");
      await press(page, "Revoke test");
      await press(page, "Revoke test for good");
      await page.getByText("An agent that wants a key").waitFor();
      const answer = await fetch(`${world.baseUrl}/transactions/users/${owner.address}`, {
        headers: owner.key,
      });
      expect(answer.status).to.equal(401);
    });

    it("change what a transaction needs, from the next one on", async () => {
      const page = await open("/app/settings");
      await page.getByLabel("You execute it yourself").check();
      await page.getByLabel("Refuse transactions whose intent I did not sign").check();
      await press(page, "Save");
      await page.getByText("Saved.").waitFor();
      const refused = await postJson(
        `${world.baseUrl}/transactions`,
        { escrowAddress: owner.address, ...GOOD_REQUEST },
        owner.key,
      );
      expect(refused.status).to.equal(403);
      await page.getByRole("link", { name: "Transactions" }).click();
      await page.getByRole("link", { name: "Settings" }).click();
      await page.getByLabel("You execute it yourself").waitFor();
      expect(await page.getByLabel("You execute it yourself").isChecked()).to.equal(true);
    });

    it("keep the session to themselves: nothing is stored, a reload asks again, and signing out everywhere ends it", async () => {
      const page = await open("/app/access");
      const sent = page.waitForRequest(/user-api-keys/);
      await page.getByText("Sign out everywhere").first().waitFor();
      expect(
        await page.evaluate("[localStorage.length, sessionStorage.length, document.cookie]"),
      ).to.deep.equal([0, 0, ""]);
      await page.reload();
      await heading(page, "Sign in");
      await press(page, `Sign in with ${WALLET_NAME}`);
      const { authorization = "" } = await (await sent).allHeaders();
      await press(page, "Sign out everywhere");
      await page.getByText("You are signed out everywhere").waitFor();
      const me = await fetch(`${world.baseUrl}/auth/me`, { headers: { authorization } });
      expect(me.status).to.equal(401);
    });

    it("say that the connection is lost, and mend it by themselves", async () => {
      await world.submit(owner, GOOD_REQUEST);
      const page = await open();
      await page.getByText("Waiting for the owner's decision.").waitFor();
      await page.route("**/transactions/users/**", (route) => route.abort());
      await page.getByRole("alert").getByText("What you see is from").waitFor();
      await page.unroute("**/transactions/users/**");
      await press(page, "Try now");
      await page.getByRole("alert").waitFor({ state: "detached" });
      const [first, ...others] = new Set(visit.offences);
      expect([first, others]).to.deep.equal(["Failed to load resource: net::ERR_FAILED", []]);
      visit.offences.length = 0;
    });

    it("have nothing that axe-core objects to, wide and light, narrow and dark", async () => {
      const requestHash = await world.submit(owner, WRONG_REQUEST);
      const good = await world.submit(owner, GOOD_REQUEST);
      await verdictOf(requestHash);
      await verdictOf(good);
      for (const screen of SCREENS) {
        visit = await world.browser.visit(wallet, screen);
        const { page } = visit;
        await page.goto(`${world.baseUrl}/app`);
        await page.getByRole("button", { name: WALLET_NAME }).waitFor();
        const check = async (where: string) => {
          expect(await accessibilityFindings(page), where).to.deep.equal([]);
          expect(await overhang(page), where).to.be.at.most(0);
        };
        await check("sign-in");
        await press(page, `Sign in with ${WALLET_NAME}`);
        await page.getByText("Orion rejected it.").waitFor();
        await check("list");
        for (const index of [0, 1]) {
          await page.getByRole("link", { name: /^Send/ }).nth(index).click();
          await heading(page, "What the arbiter found");
          await check(`receipt ${index}`);
          await page.goBack();
          await page.getByText("Orion rejected it.").waitFor();
        }
        await page.getByRole("link", { name: "Access" }).click();
        await page.getByRole("button", { name: "Revoke test" }).waitFor();
        await check("access");
        await page.getByRole("link", { name: "Settings" }).click();
        await page.getByRole("button", { name: "Save" }).waitFor();
        await check("settings");
      }
    });
  });
}
