import { expect } from "chai";
import { recordSweep } from "../../db/sweeps/record-sweep.ts";
import { PERIODS } from "../../web/agents/agent.ts";
import { GOOD_REQUEST, WRONG_REQUEST } from "../support/transactions-world.ts";
import { checkShown, heading, ownersVisits, press, SCREENS } from "./owners-visits.ts";
import type { PagesWorld } from "./pages-world.ts";

/** Those that nobody signs in for with a wallet. */
export function describeOpenPages(getWorld: () => PagesWorld): void {
  describe("an agent's public profile", () => {
    const at = ownersVisits(getWorld);

    it("shows verdicts over time as a chart and in numbers, and nothing of what was asked for", async () => {
      const { world, owner, look } = at;
      for (const request of [WRONG_REQUEST, GOOD_REQUEST]) {
        const requestHash = await world.submit(owner, request);
        await world.until(requestHash, owner.key, ({ orion }) => orion.length > 0);
      }
      for (const screen of SCREENS) {
        const page = await look(`/app/agents/${owner.address.toLowerCase()}`, screen);
        await heading(page, "Agent");
        await page.getByText(owner.address).waitFor();
        for (const period of ["30d", "24h", "all"] as const) {
          await page.getByRole("combobox", { name: "Within" }).selectOption(period);
          const rows = page
            .getByRole("table", { name: `Verdicts within ${PERIODS[period]}` })
            .locator("tbody tr");
          await rows.first().waitFor();
          const column = async (index: number) =>
            (await rows.locator(`td:nth-of-type(${index})`).allTextContents()).reduce(
              (a, b) => a + Number(b),
              0,
            );
          const sums = [await column(1), await column(2), await column(3)];
          expect(sums, `approved, rejected, open in ${period}`).to.deep.equal([0, 1, 1]);
          expect(await page.locator(".chart rect").count(), period).to.equal(2);
        }
        await page.getByText("Failed: amount matching").waitFor();
        expect(await page.getByText("0.1 ETH").count(), "the prompt is the owner's").to.equal(0);
        await checkShown(page, "profile");
      }
    });

    it("says what to do about an address that nobody knows", async () => {
      const page = await at.look(`/app/agents/0x${"1".repeat(40)}`);
      await page.getByRole("alert").getByText("No transaction was ever submitted").waitFor();
      await page.getByText("An account has a profile once a transaction was submitted for it.").waitFor();
      await checkShown(page, "no profile");
    });
  });

  describe("the operator's view", () => {
    const at = ownersVisits(getWorld);

    it("opens with an ADMIN key alone, keeps it in memory, and shows what waits, the parts, the sweep and the list", async () => {
      const { world, owner, look } = at;
      const requestHash = await world.submit(owner, GOOD_REQUEST);
      await world.until(requestHash, owner.key, ({ orion }) => orion.length > 0);
      await recordSweep(world.database, ["archive", "start"], ["start"]);
      for (const screen of SCREENS) {
        const page = await look("/app/operator", screen);
        const enter = async (headers: Record<string, string>) => {
          await page.getByLabel("ADMIN key").fill(headers["x-api-key"] ?? "");
          await press(page, "Look");
        };
        await heading(page, "Operator");
        await checkShown(page, "operator, before the key");
        await enter(owner.key);
        await page.getByRole("alert").getByText("This needs an ADMIN key.").waitFor();
        await enter(await world.serverKey("admin"));
        await page.getByRole("heading", { name: /waits?(?:, each)? for the owner's decision/ }).waitFor();
        await page.getByText(requestHash).waitFor();
        for (const part of ["database", "temporal", "chain", "sweep"])
          await page.getByText(part, { exact: true }).first().waitFor();
        const steps = page.getByRole("table", { name: "Steps, and when each ran last" });
        expect(await steps.getByRole("row", { name: /^archive/ }).textContent()).to.match(/it works$/);
        expect(await steps.getByRole("row", { name: /^start/ }).textContent()).not.to.match(/it works$/);
        await heading(page, "Sanctions list");
        await page.getByText(/^Published \d{4}-\d{2}-\d{2}, .* ago\./).waitFor();
        await checkShown(page, "operator");
        expect(
          await page.evaluate("[localStorage.length, sessionStorage.length, document.cookie]"),
        ).to.deep.equal([0, 0, ""]);
        await page.reload();
        await page.getByLabel("ADMIN key").waitFor();
        expect(await page.getByLabel("ADMIN key").inputValue()).to.equal("");
      }
    });
  });
}
