import type { Database } from "../../db/database.ts";
import type { Cipher } from "../../db/secrets/cipher.ts";
import { addServiceKey, loadServiceKeys, newestServiceKey } from "../../db/secrets/service-keys.ts";
import { everyService, findService, type ServiceRow } from "../../db/verification-services/find-services.ts";
import { isWantedActive, withServicesLocked } from "../../db/verification-services/switch-service.ts";
import { CannotStart } from "../../runtime/cannot-start.ts";
import { builtInService, makeBuiltInKey } from "./built-in.ts";
import { ensureService } from "./ensure-service.ts";
import type { ServicesOnChain } from "./services-on-chain.ts";
import { switchService } from "./switch.ts";

export interface Rotated {
  readonly orion: ServiceRow;
  /** Those of earlier keys to which clients may still seal. */
  readonly earlier: readonly ServiceRow[];
}

/**
 * Gives the built-in service another key, with an inbox of its own. The private key is stored before anything can be sealed to it, and
 * every process reads the keys anew for each message that it opens. A rotation that died half way is finished, not begun again.
 */
export function rotateOrion(
  database: Database,
  cipher: Cipher,
  chain: ServicesOnChain,
  { retiresOld }: { readonly retiresOld: boolean },
): Promise<Rotated> {
  const { em } = database;
  return withServicesLocked(em, async () => {
    // With another ENCRYPTION_KEY than the processes have, they could not open what is sealed to the new key.
    await loadServiceKeys(database, cipher);
    const newest = await newestServiceKey(em.fork());
    if (!newest) throw new CannotStart("There is no key to rotate yet; run npm run provision.");
    const service = await findService(em, { pgpFingerprint: newest.fingerprint });
    const isFinished = service !== null && service.active === isWantedActive(service);
    const key = isFinished ? await addServiceKey(em, cipher, await makeBuiltInKey()) : newest;
    const orion = await ensureService(em, chain, builtInService(key));
    const earlier = (await everyService(em)).filter(
      ({ id, builtIn, active }) => builtIn && active && id !== orion.id,
    );
    if (!retiresOld) return { orion, earlier };
    for (const { id } of earlier) await switchService(em, chain, id, false);
    return { orion, earlier: [] };
  });
}
