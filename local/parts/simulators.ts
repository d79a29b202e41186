import type { Part } from "../part.ts";
import { createNodeProgram } from "./node-program.ts";

interface SimulatorsOptions {
  readonly dataDirectory: string;
  /** The node that custody executes on; it may come up later. */
  readonly chainUrl: string;
  readonly walletProviderPort: number;
  readonly custodyPort: number;
  /** Where custody tells of every change, unless it is told otherwise. */
  readonly webhookUrl?: string;
}

interface Simulators extends Part {
  readonly walletProviderUrl: string;
  readonly custodyUrl: string;
}

/** The simulated vendors; which of them run is theirs to see from the environment. */
export function createSimulators(options: SimulatorsOptions): Simulators {
  const { dataDirectory, chainUrl, walletProviderPort, custodyPort, webhookUrl } = options;
  const part = createNodeProgram({
    name: "simulators",
    main: "local/simulators/main.ts",
    dataDirectory,
    environment: {
      DATA_DIR: dataDirectory,
      CHAIN_RPC_URL: chainUrl,
      WALLET_PROVIDER_PORT: String(walletProviderPort),
      CUSTODY_PORT: String(custodyPort),
      ...(webhookUrl ? { CUSTODY_WEBHOOK_URL: webhookUrl } : {}),
    },
  });
  return {
    ...part,
    walletProviderUrl: `http://127.0.0.1:${walletProviderPort}`,
    custodyUrl: `http://127.0.0.1:${custodyPort}`,
  };
}
