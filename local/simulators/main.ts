import { join } from "node:path";
import { CannotStart } from "../../runtime/cannot-start.ts";
import { required } from "../../runtime/required.ts";
import { runProcess } from "../../runtime/run-process.ts";
import { startCustody } from "../custody/start-custody.ts";
import { startWalletProvider } from "../wallet-provider/start-wallet-provider.ts";
import { LOCAL_WALLET_PROVIDER } from "./local-credentials.ts";
import { simulated } from "./simulated.ts";
import type { JsonServer } from "./start-json-server.ts";

/** The vendors' services that the environment names no address for, in one small process. */
await runProcess("simulators", async ({ environment, log, onStop }) => {
  const wanted = simulated(environment);
  const folder = (name: string) => join(environment.DATA_DIR, name);

  async function run(port: number, variable: string, start: () => Promise<JsonServer>): Promise<void> {
    const server = await start().catch((error: unknown) => {
      if (error instanceof Error && "code" in error && error.code === "EADDRINUSE")
        throw new CannotStart(`Port ${port} is taken: free it or set ${variable} to another.`);
      throw error;
    });
    onStop(() => server.close());
  }

  if (wanted.walletProvider) {
    const port = environment.WALLET_PROVIDER_PORT;
    await run(port, "WALLET_PROVIDER_PORT", () =>
      startWalletProvider({ folder: folder("wallet-provider"), port, log, ...LOCAL_WALLET_PROVIDER }),
    );
  }
  if (wanted.custody) {
    const port = environment.CUSTODY_PORT;
    const { CHAIN_RPC_URL: chainUrl } = required(environment, "CHAIN_RPC_URL");
    const webhookUrl = environment.CUSTODY_WEBHOOK_URL;
    await run(port, "CUSTODY_PORT", () =>
      startCustody({ folder: folder("custody"), port, chainUrl, log, ...(webhookUrl ? { webhookUrl } : {}) }),
    );
  }
});
