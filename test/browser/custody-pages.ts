import { expect } from "chai";
import type { Page } from "playwright-core";
import { pauseCustody, resumeCustody } from "../../db/custody/pauses.ts";
import { custodyWorkflowId } from "../../domain/custody-workflow-id.ts";
import { wakeCustody } from "../../lifecycle/wake-custody.ts";
import { GOOD_REQUEST } from "../support/transactions-world.ts";
import { checkShown, heading, ownersVisits, press, SCREENS } from "./owners-visits.ts";
import type { PagesWorld } from "./pages-world.ts";

const LOCAL_CHAIN = 31_337;
/** The key is of 4096 bits, and the machine may be busy. */
const KEY_WITHIN_MS = 150_000;

export function describeCustodyPages(getWorld: () => PagesWorld): void {
  describe("the pages of custody and budgets", () => {
    const at = ownersVisits(getWorld);

    async function makeKey(page: Page): Promise<string> {
      await press(page, "Set up custody for transactions that you approve");
      await page.getByLabel("Name of the key").fill("Countersign of a test");
      await page.getByLabel("Organization").fill("A test");
      await page.getByLabel("Country").fill("DE");
      await press(page, "Make the key");
      await page.getByText("Making a key of 4096 bits").waitFor();
      const csr = page.getByLabel("Signing request");
      await csr.waitFor({ timeout: KEY_WITHIN_MS });
      return csr.inputValue();
    }

    /** What a person does in the provider's console. */
    async function apiUser(csr: string): Promise<string> {
      const made = await fetch(`${at.world.simulators.url}/control/api-users`, {
        method: "POST",
        body: JSON.stringify({ csr }),
      });
      return ((await made.json()) as { apiKey: string }).apiKey;
    }

    async function bring(page: Page, apiKey: string): Promise<void> {
      await page.getByLabel("API key").fill(apiKey);
      await page.getByLabel("Vault account").fill("0");
      await press(page, "Keep the credentials");
    }

    it("set custody up in three steps, and what is approved then is executed; a pause is said where it concerns", async () => {
      const { world, owner, open } = at;
      const page = await open("/app/custody");
      const csr = await makeKey(page);
      await checkShown(page, "the second step");
      await page.locator("li[aria-current=step] h3", { hasText: /^Bring the API key/ }).waitFor();
      await bring(page, "00000000-0000-4000-8000-000000000000");
      await page.getByRole("alert").getByText("The credentials are kept, but do not work yet.").waitFor();
      await page.locator("li[aria-current=step] h3", { hasText: /^Check that it works/ }).waitFor();
      await press(page, "Change the credentials");
      const apiKey = await apiUser(csr);
      await bring(page, apiKey);
      await page.getByText("The custody provider answered, and the vault account is there.").waitFor();
      await page.getByText(/The custody provider answered .* is executed there/).waitFor();
      expect(await page.content(), "the API key is not shown").not.to.contain(apiKey);
      expect(await page.locator("li[aria-current=step]").count(), "nothing is left to do").to.equal(0);

      await pauseCustody(world.database, { userId: owner.id });
      const requestHash = await world.submit(owner, { ...GOOD_REQUEST, chainId: LOCAL_CHAIN });
      await page.getByRole("link", { name: "Transactions" }).click();
      await page.getByText("Executions are paused by the operator.").waitFor();
      await page.getByRole("link", { name: /^Send/ }).click();
      await press(page, "Approve");
      const state = page.getByRole("region", { name: "Custody" });
      await state.getByText("Executions are paused by the operator.").waitFor();
      await checkShown(page, "a receipt that waits for the end of a pause");
      await resumeCustody(world.database, { userId: owner.id });
      await wakeCustody(world.temporal.client, custodyWorkflowId(requestHash));
      await page.locator(".receipt .status").getByText("Executed").waitFor({ timeout: 60_000 });
      await page.locator(".timeline").getByText("It was handed to the custody provider.").waitFor();
      await page.getByRole("link", { name: "that of its execution" }).waitFor();
    });

    it("set a budget in whole coins, show what is left of it, change and remove it", async () => {
      const { world, owner, open } = at;
      const page = await open("/app/budgets");
      await page.getByText("There are none: as much may leave as is approved.").waitFor();
      await press(page, "Set the budget");
      await page.getByRole("alert").getByText("Fill in at least one limit").waitFor();
      await page.getByLabel("In 24 hours").fill("half");
      await press(page, "Set the budget");
      await page.getByRole("alert").getByText("must be a number such as 0.5").waitFor();
      await page.getByLabel("In 24 hours").fill("0.5");
      await page.getByLabel("In one transaction").fill("0.1");
      await press(page, "Set the budget");
      await page.getByText("0.5 left of 0.5").waitFor();
      expect(await page.getByRole("meter").getAttribute("value")).to.equal("1");
      const budgets = await (
        await fetch(`${world.api.url}/settings/budgets`, { headers: owner.bearer })
      ).json();
      expect(budgets).to.have.length(1);
      expect((budgets as object[])[0]).to.include({
        type: "execution",
        asset: "native",
        chainId: null,
        perTransaction: "100000000000000000",
        per24h: "500000000000000000",
        per30d: null,
      });

      await press(page, "Change Native currency");
      expect(await page.getByLabel("In one transaction").inputValue()).to.equal("0.1");
      await page.getByLabel("In 30 days").fill("2");
      await press(page, "Set the budget");
      await page.getByText("2 left of 2").waitFor();
      await press(page, "Remove Native currency");
      await press(page, "Remove it: nothing limits this any more");
      await page.getByText("There are none: as much may leave as is approved.").waitFor();
    });

    it("have nothing that axe-core objects to, wide and light, narrow and dark", async () => {
      const { world, owner, open } = at;
      const budget = { type: "agent", asset: "native", per24h: "1000000000000000000" };
      await fetch(`${world.api.url}/settings/budgets`, {
        method: "PUT",
        headers: { ...owner.bearer, "content-type": "application/json" },
        body: JSON.stringify(budget),
      });
      for (const screen of SCREENS) {
        const page = await open("/app/custody", screen);
        await page
          .getByRole("button", { name: /^Set up/ })
          .first()
          .waitFor();
        await checkShown(page, "custody, not set up");
        await press(page, "Set up custody for transactions of your agents");
        await heading(page, /^Make a key here/);
        await checkShown(page, "the first step");
        await page.getByRole("link", { name: "Budgets", exact: true }).click();
        await page.getByText("1 left of 1").waitFor();
        await checkShown(page, "budgets");
        await page.getByLabel("Of what").selectOption("token");
        await press(page, "Remove Native currency");
        await checkShown(page, "budgets, asked once more");
      }
    });
  });
}
