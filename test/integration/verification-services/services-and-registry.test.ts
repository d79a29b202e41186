import { randomBytes } from "node:crypto";
import { expect } from "chai";
import { ensureBuiltInService } from "../../../commands/provision/built-in-service.ts";
import { activeOnChain } from "../../../commands/services/describe-services.ts";
import { ensureService } from "../../../commands/services/ensure-service.ts";
import { rotateOrion } from "../../../commands/services/rotate-orion.ts";
import type { ServicesOnChain } from "../../../commands/services/services-on-chain.ts";
import { switchService } from "../../../commands/services/switch.ts";
import { createCipher } from "../../../db/secrets/cipher.ts";
import { ServiceKey } from "../../../db/secrets/service-key.entity.ts";
import { activeServices, everyService } from "../../../db/verification-services/find-services.ts";
import { withServicesLocked } from "../../../db/verification-services/switch-service.ts";
import type { ChainWriter } from "../../../integrations/chain/chain-writer.ts";
import { generateKeyPair } from "../../../integrations/pgp/generate-key-pair.ts";
import { type ChainWorld, chainWorld } from "../../support/chain-world.ts";

class Killed extends Error {}

describe("a change of verification services", () => {
  const cipher = createCipher([randomBytes(32)]);
  let world: ChainWorld;
  before(async () => {
    world = await chainWorld();
    await ensureBuiltInService(world.database.em, cipher, world, world.contracts);
  });
  after(() => world?.close());

  /** Dies at its n-th write, before that is stored or after it is mined. */
  function dying(at: number, when: "before" | "after"): ServicesOnChain {
    let writes = 0;
    const write: ChainWriter["write"] = async (given) => {
      writes += 1;
      if (writes === at && when === "before") throw new Killed();
      const mined = await world.writer.write(given);
      if (writes === at) throw new Killed();
      return mined;
    };
    return { ...world, writer: { ...world.writer, write } };
  }

  const registry = () => world.contracts.VerificationServicesRegistry;
  const onChain = (inbox: string) => activeOnChain(world.node, registry(), inbox);
  const sent = () => world.node.transactionCount(world.writer.signer.address);

  /** Has the change die at every write, before and after it, and finishes it each time. Returns how often it died. */
  async function killedEverywhere(
    change: (chain: ServicesOnChain) => Promise<unknown>,
    undo: () => Promise<unknown>,
  ): Promise<number> {
    let deaths = 0;
    for (let at = 1; ; at += 1) {
      for (const when of ["before", "after"] as const) {
        const begun = await change(dying(at, when)).then(
          () => "done",
          (error: unknown) => {
            if (!(error instanceof Killed)) throw error;
            return "killed";
          },
        );
        if (begun === "done") return deaths;
        deaths += 1;
        // Half way: nobody seals to what the chain does not vouch for.
        for (const { inbox } of await activeServices(world.database.em))
          expect(await onChain(inbox)).to.equal(true);
        await change(world);
        for (const service of await everyService(world.database.em))
          expect(await onChain(service.inbox), `${service.name}, killed ${when} write ${at}`).to.equal(
            service.active,
          );
        const count = await sent();
        await change(world);
        expect(await sent(), "done again it writes nothing").to.equal(count);
        await undo();
      }
    }
  }

  it("is finished by running it again, wherever adding one was killed", async () => {
    let pair = await generateKeyPair("added");
    const deaths = await killedEverywhere(
      (chain) =>
        ensureService(world.database.em, chain, {
          name: "added",
          pgpPublicKey: pair.publicKey,
          pgpFingerprint: pair.fingerprint,
          builtIn: false,
        }),
      async () => {
        pair = await generateKeyPair("added");
      },
    );
    expect(deaths, "inbox, submitter and registration, each before and after").to.equal(6);
  });

  it("is finished by running it again, wherever switching one off or on was killed", async () => {
    const { em } = world.database;
    const [orion] = await everyService(em);
    const id = orion?.id ?? 0;
    for (const active of [false, true]) {
      await switchService(em, world, id, !active);
      const deaths = await killedEverywhere(
        (chain) => switchService(em, chain, id, active),
        () => switchService(em, world, id, !active),
      );
      // The registration is looked up before the switch.
      expect(deaths).to.equal(4);
      await switchService(em, world, id, active);
    }
  });

  it("is finished by the next provisioning too", async () => {
    const { em } = world.database;
    const [orion] = await everyService(em);
    if (!orion) throw new Error("there is no service");
    await switchService(em, dying(2, "before"), orion.id, false).catch(() => "killed");
    expect(await onChain(orion.inbox)).to.equal(true);
    await ensureBuiltInService(em, cipher, world, world.contracts);
    expect(await onChain(orion.inbox)).to.equal(false);
    await switchService(em, world, orion.id, true);
  });

  it("waits for the one before it, so that table and registry agree whichever comes last", async () => {
    const { em } = world.database;
    const [orion] = await everyService(em);
    const id = orion?.id ?? 0;
    const change = (active: boolean) => withServicesLocked(em, () => switchService(em, world, id, active));
    await Promise.all([false, true, false, true, false].map(change));
    const [after] = await everyService(em);
    expect(await onChain(after?.inbox ?? "")).to.equal(after?.active);
    await change(true);
  });

  it("makes no key that the processes could not open", async () => {
    const other = createCipher([randomBytes(32)]);
    const before = await world.database.em.fork().count(ServiceKey);
    const failure = await rotateOrion(world.database, other, world, { retiresOld: false }).catch(String);
    expect(failure).to.contain("ENCRYPTION_KEY");
    expect(await world.database.em.fork().count(ServiceKey)).to.equal(before);
  });

  it("does not make a second key where a rotation was killed, but one for each that was finished", async () => {
    const keys = () => world.database.em.fork().count(ServiceKey);
    const rotate = (chain: ServicesOnChain) =>
      rotateOrion(world.database, cipher, chain, { retiresOld: false });
    for (const at of [1, 2, 3]) {
      const before = await keys();
      await rotate(dying(at, "before")).catch(() => "killed");
      const { orion, earlier } = await rotate(world);
      expect(await keys()).to.equal(before + 1);
      expect(await onChain(orion.inbox)).to.equal(true);
      expect(earlier.map(({ id }) => id)).to.not.include(orion.id);
    }
    const { orion, earlier } = await rotateOrion(world.database, cipher, world, { retiresOld: true });
    expect(earlier).to.deep.equal([]);
    const builtIn = (await activeServices(world.database.em)).filter((one) => one.builtIn);
    expect(builtIn.map(({ id }) => id)).to.deep.equal([orion.id]);
    for (const service of await everyService(world.database.em))
      expect(await onChain(service.inbox)).to.equal(service.active);
  });
});
