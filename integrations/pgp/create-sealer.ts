import { createOpener, type Opener } from "./create-opener.ts";
import { createSealing, type Sealing } from "./create-sealing.ts";

/** Both ways. Each has threads of its own: whoever seals never waits behind what others have opened. */
export interface Sealer extends Sealing, Opener {}

export async function createSealer({ threads }: { threads: number }): Promise<Sealer> {
  const sealing = await createSealing({ threads });
  const opener = await createOpener({ threads, warmMessage: sealing.warmMessage });
  return {
    ...sealing,
    ...opener,
    async close() {
      await Promise.all([sealing.close(), opener.close()]);
    },
  };
}
