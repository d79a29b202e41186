import { mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { CannotStart } from "../../runtime/cannot-start.ts";
import { type Part, until } from "../part.ts";
import { openChainDoor } from "./chain-door.ts";
import { createChainState } from "./chain-state.ts";
import { nativeEnvironment } from "./native-environment.ts";

const CHAIN_ID = 31_337;

/** The first of the development accounts that anvil funds; public knowledge, worthless anywhere else. */
export const DEVELOPMENT_SIGNER_KEY = "0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80";

/** Blocks whose state can still be asked for: enough to tell why a transaction that was just mined reverted. */
const STATES_KEPT = 128;

interface ChainOptions {
  readonly directory: string;
  readonly port: number;
  /** The port for everybody on this machine; `port` itself is for our own programs, and nobody is told of it. */
  readonly publicPort?: number;
  /**
   * Seconds between two writes of the whole chain to its file: what a killed chain can lose, and what it costs to keep a
   * long one running, even where nothing happens on it. What it lost of ours is sent again.
   */
  readonly writeEverySeconds?: number;
  readonly chainId?: number;
}

export function createChain(options: ChainOptions): Part & { readonly url: string } {
  const { directory, port, publicPort, writeEverySeconds = 20, chainId = CHAIN_ID } = options;
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const state = createChainState(directory);
  const url = `http://127.0.0.1:${port}`;
  return {
    name: "chain",
    url,
    stopSignal: "SIGTERM",
    program: {
      file: anvilBinary(),
      args: [
        ...[
          "--host",
          "127.0.0.1",
          "--port",
          String(port),
          "--chain-id",
          String(chainId),
          "--quiet",
          "--no-cors",
        ],
        ...["--state", state.file, "--state-interval", String(writeEverySeconds)],
        // Without it every older block's whole state is written into the user's home, gigabytes in a day, for good.
        ...["--prune-history", String(STATES_KEPT)],
      ],
      env: nativeEnvironment(),
    },
    prepare: () => state.mend(),
    ready: (_running, signal) => until(() => answersAs(chainId, url), signal),
    tend() {
      const stopCopies = state.keepCopies();
      if (publicPort === undefined) return stopCopies;
      const closeDoor = openChainDoor({ port: publicPort, target: url });
      return () => {
        closeDoor();
        stopCopies();
      };
    },
  };
}

async function answersAs(chainId: number, url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_chainId", params: [] }),
      signal: AbortSignal.timeout(2000),
    });
    const { result } = (await answer.json()) as { result?: string };
    return Number(result) === chainId;
  } catch {
    return false;
  }
}

function anvilBinary(): string {
  const architecture = process.arch === "x64" ? "amd64" : process.arch;
  const name = `@foundry-rs/anvil-${process.platform}-${architecture}`;
  try {
    const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
    return join(dirname(manifest), "bin", "anvil");
  } catch {
    throw new CannotStart(
      `There is no Ethereum node for ${process.platform} on ${process.arch} (package ${name}): ` +
        "run npm start again to install it, or set CHAIN_RPC_URL to a node of your own.",
    );
  }
}
