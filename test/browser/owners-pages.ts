import { expect } from "chai";
import type { Route } from "playwright-core";
import { postJson, signIn } from "../support/accounts-world.ts";
import { oauthClient, refusalOf } from "../support/oauth-client.ts";
import { WALLET_NAME } from "../support/test-wallet.ts";
import { FRIEND, GOOD_REQUEST, WRONG_REQUEST } from "../support/transactions-world.ts";
import { checkShown, heading, ownersVisits, press, SCREENS } from "./owners-visits.ts";
import { type PagesWorld, TEMPORAL_UI_URL } from "./pages-world.ts";

export function describeOwnersPages(getWorld: () => PagesWorld): void {
  describe("the pages of an owner", () => {
    const at = ownersVisits(getWorld);

    const verdictOf = (requestHash: string) =>
      at.world.until(requestHash, at.owner.key, ({ orion }) => orion.length > 0);

    it("list their transactions as they come, filtered by status", async () => {
      const { world, owner, open } = at;
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
      const { world, owner, open } = at;
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

    it("tell what happened in words, with the ids on IPFS and chain, and link to Temporal's UI", async () => {
      const { world, owner, open } = at;
      const requestHash = await world.submit(owner, WRONG_REQUEST);
      const page = await open(`/app/transactions/${requestHash}`);
      const timeline = page.locator(".timeline");
      await timeline.getByText("The arbiter's verdict was sealed, pinned and published on chain.").waitFor();
      const told = (await timeline.textContent()) ?? "";
      for (const words of ["It was proposed.", "registered on chain.", "The arbiter rejected it."])
        expect(told).to.contain(words);
      const dossier = await fetch(`${world.baseUrl}/transactions/${requestHash}`, { headers: owner.key });
      const { requestCid, responseCid, registrationTx, publicationTx } = (await dossier.json()) as Record<
        string,
        string
      >;
      for (const id of [requestCid, responseCid, registrationTx, publicationTx]) expect(told).to.contain(id);
      const link = page.getByRole("link", { name: "the transaction's workflow" });
      expect(await link.getAttribute("href")).to.equal(
        `${TEMPORAL_UI_URL}/namespaces/${world.temporal.namespace}/workflows/tx-${requestHash}`,
      );
    });

    it("approve and reject what waits for the owner", async () => {
      const { world, owner, open } = at;
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

    it("are approved on by keyboard alone, and the focus goes on where the buttons stood", async () => {
      const { world, owner, look } = at;
      const requestHash = await world.submit(owner, GOOD_REQUEST);
      await verdictOf(requestHash);
      const page = await look(`/app/transactions/${requestHash}`);
      const focused = async () => String(await page.evaluate("document.activeElement.textContent"));
      const tabTo = async (text: string) => {
        for (let presses = 0; (await focused()) !== text; presses++) {
          if (presses > 40) throw new Error(`no Tab leads to ${text}`);
          await page.keyboard.press("Tab");
        }
        await page.keyboard.press("Enter");
      };
      await page.getByRole("button", { name: WALLET_NAME }).waitFor();
      await tabTo(`Sign in with ${WALLET_NAME}`);
      await page.getByRole("button", { name: "Approve" }).waitFor();
      await tabTo("Approve");
      await page.getByText("You approved it.").first().waitFor();
      expect(await focused()).to.equal("You approved it.");
    });

    it("say what they wait for while an answer takes its time", async () => {
      const page = await at.open();
      await page.getByText("There are none yet").waitFor();
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route("**/settings/budgets", async (route) => {
        await held;
        await route.continue();
      });
      await page.getByRole("link", { name: "Budgets" }).click();
      await page.getByRole("status").getByText("Loading.").waitFor();
      release();
      await page.getByText("There are none: as much may leave").waitFor();
      expect(await page.getByText("Loading.").count()).to.equal(0);
    });

    it("say that another's transaction is not to be found, and show nothing of it", async () => {
      const { world, open } = at;
      const requestHash = await world.submit(await world.owner(), GOOD_REQUEST);
      const page = await open(`/app/transactions/${requestHash}`);
      await page.getByRole("alert").waitFor();
      expect(await page.getByText("0.1 ETH").count()).to.equal(0);
    });

    it("revoke the key of an agent, after asking once more", async () => {
      const { world, owner, open } = at;
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

    it("end what an application was granted, after asking once more", async () => {
      const { world, owner, open } = at;
      const client = oauthClient(world.baseUrl);
      const registered = await client.register({ client_name: "An application" });
      const user = await signIn(world.baseUrl, owner.wallet);
      const tokens = await client.tokens(registered, user);
      const page = await open("/app/access");
      await press(page, "End the access of An application");
      await press(page, "End the access of An application for good");
      await page.getByText("An application that wants access").waitFor();
      expect(await refusalOf(await client.refresh(registered, tokens.refresh_token))).to.deep.equal({
        status: 400,
        error: "invalid_grant",
      });
    });

    it("renew an access token that the service takes no more, and say when the session is over", async () => {
      const page = await at.look("/app/access");
      const sent = page.waitForRequest(/oauth\/grants/);
      await press(page, `Sign in with ${WALLET_NAME}`);
      const { authorization } = (await sent).headers();
      await page.getByText("An application that wants access").waitFor();
      const spoil = (ofAll: boolean) => async (route: Route) => {
        const headers = route.request().headers();
        const isSpoilt = ofAll || headers.authorization === authorization;
        await route.continue(isSpoilt ? { headers: { ...headers, authorization: "Bearer spent" } } : {});
      };
      await page.route("**/transactions/users/**", spoil(false));
      const renewed = page.waitForResponse(
        (response) => response.url().endsWith("/auth/refresh") && response.status() === 200,
      );
      await page.getByRole("link", { name: "Transactions" }).click();
      await page.getByText("There are none yet").waitFor();
      await renewed;
      await page.route("**/user-api-keys", spoil(true));
      await page.getByRole("link", { name: "Access" }).click();
      await page.getByText("Your session has ended. Sign in again to go on.").waitFor();
    });

    it("change what a transaction needs, from the next one on", async () => {
      const { world, owner, open } = at;
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
      const { world, open } = at;
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
      const { world, owner, open } = at;
      await world.submit(owner, GOOD_REQUEST);
      const page = await open();
      await page.getByText("Waiting for the owner's decision.").waitFor();
      await page.route("**/transactions/users/**", (route) => route.abort());
      await page.getByRole("alert").getByText("What you see is from").waitFor();
      await page.unroute("**/transactions/users/**");
      await press(page, "Try now");
      await page.getByRole("alert").waitFor({ state: "detached" });
      const [first, ...others] = new Set(at.visit.offences);
      expect([first, others]).to.deep.equal(["Failed to load resource: net::ERR_FAILED", []]);
      at.visit.offences.length = 0;
    });

    it("have nothing that axe-core objects to, wide and light, narrow and dark", async () => {
      const { world, owner, look } = at;
      const requestHash = await world.submit(owner, WRONG_REQUEST);
      const good = await world.submit(owner, GOOD_REQUEST);
      await verdictOf(requestHash);
      await verdictOf(good);
      for (const screen of SCREENS) {
        const page = await look("/app", screen);
        await page.getByRole("button", { name: WALLET_NAME }).waitFor();
        const check = (where: string) => checkShown(page, where);
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
