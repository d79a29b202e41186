import { generateKeyPairSync } from "node:crypto";
import { expect } from "chai";
import { postJson } from "../support/accounts-world.ts";
import { GOOD_REQUEST } from "../support/transactions-world.ts";
import { checkShown, ownersVisits, press, SCREENS } from "./owners-visits.ts";
import type { PagesWorld } from "./pages-world.ts";

export function describeSettingsPages(getWorld: () => PagesWorld): void {
  describe("the pages of settings", () => {
    const at = ownersVisits(getWorld);

    it("have the wallet sign an intent, by which a transaction is taken where unsigned ones are refused", async () => {
      const { world, owner, wallet, open } = at;
      const page = await open("/app/settings");
      await page.getByLabel("Refuse transactions whose intent I did not sign").check();
      await press(page, "Save");
      await page.getByText("Saved.").waitFor();
      await page.getByLabel("What the agent is to do").fill(GOOD_REQUEST.userPrompt);
      await page.getByLabel("Chain id").fill("31337");
      wallet.mood = "declines";
      await press(page, "Sign with the wallet");
      await page.getByRole("alert").getByText("You declined in your wallet").waitFor();
      wallet.mood = "signs";
      await press(page, "Sign with the wallet");
      const signed = page.getByLabel("For the agent");
      const send = (body: object) =>
        postJson(`${world.baseUrl}/transactions`, { escrowAddress: owner.address, ...body }, owner.key);
      expect((await send({ ...GOOD_REQUEST, chainId: 31_337 })).status, "without the signature").to.equal(
        403,
      );
      const taken = await send({ tx: GOOD_REQUEST.tx, ...(JSON.parse(await signed.inputValue()) as object) });
      expect(taken.status).to.equal(201);
      expect(await taken.json()).to.include({ intentSignedBy: owner.address });
    });

    it("choose a quorum in each of the four ways, and forget it", async () => {
      const { world, open } = at;
      const { publicKey } = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
      const page = await open("/app/settings");
      const card = page.getByRole("region", { name: "Signs for your agents" });
      const choose = async (way: string, fields: Record<string, string>) => {
        await card.getByRole("button", { name: /^Choose (one|another)/ }).click();
        await card.getByLabel("Which").selectOption({ label: way });
        for (const [label, text] of Object.entries(fields)) await card.getByLabel(label).fill(text);
        await card.getByRole("button", { name: "Choose it" }).click();
        await card.getByText("It is chosen.").waitFor();
      };
      await choose("This service's own signer for agents", {});
      await card.getByText("countersign-agent").waitFor();
      await choose("A new one, of a P-256 key of yours", {
        Name: "Of a key",
        "Public key": publicKey.export({ type: "spki", format: "pem" }).toString(),
      });
      await card.getByText("Of a key").waitFor();
      await choose("A new one, of your account at the wallet provider", {
        Name: "Of an account",
        "Your id at the wallet provider": "did:privy:cm4a1b2c3d4e5",
      });
      await card.getByText("Of an account").waitFor();
      const made = await fetch(`${world.simulators.walletProviderUrl}/control/key_quorums`);
      const names = ((await made.json()) as { display_name: string }[]).map((one) => one.display_name);
      expect(names).to.include.members(["Of a key", "Of an account"]);
      await choose("One that exists at the wallet provider", { "Its id": "another-quorum" });
      await card.getByText("another-quorum").waitFor();
      await card.getByRole("button", { name: /^Forget/ }).click();
      await card.getByRole("button", { name: "Forget it" }).click();
      await card.getByText("None. Choose one").waitFor();
    });

    it("have nothing that axe-core objects to, wide and light, narrow and dark", async () => {
      for (const screen of SCREENS) {
        const page = await at.open("/app/settings", screen);
        await page.getByRole("button", { name: /^Choose one.*Signs for your agents/ }).click();
        await page.getByLabel("Which").selectOption("key");
        await page.getByLabel("What the agent is to do").fill("Send 0.1 ETH home");
        await page.getByLabel("Chain id").fill("1");
        await press(page, "Sign with the wallet");
        await page.getByLabel("For the agent").waitFor();
        await checkShown(page, "settings");
      }
    });
  });
}
