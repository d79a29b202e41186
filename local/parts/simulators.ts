import type { Part } from "../part.ts";
import { createNodeProgram } from "./node-program.ts";

interface SimulatorsOptions {
  readonly dataDirectory: string;
  readonly walletProviderPort: number;
}

/** The simulated vendors; which of them run is theirs to see from the environment. */
export function createSimulators(options: SimulatorsOptions): Part & { readonly walletProviderUrl: string } {
  const { dataDirectory, walletProviderPort } = options;
  const part = createNodeProgram({
    name: "simulators",
    main: "local/simulators/main.ts",
    dataDirectory,
    environment: { WALLET_PROVIDER_PORT: String(walletProviderPort), DATA_DIR: dataDirectory },
  });
  return { ...part, walletProviderUrl: `http://127.0.0.1:${walletProviderPort}` };
}
