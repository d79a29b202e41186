import type { FetchedPackages } from "../fetch-packages.ts";
import { type ContractRow, chainsByAddress } from "./contract-row.ts";

const LIDO = "@lido-sdk/constants";

type Addresses = (readonly [chainId: number, address: string])[];

/** Read as text: the modules import a package that they need only for their functions. */
export async function lidoAddresses(packages: FetchedPackages) {
  const chains = new Map(
    [...(await packages.text(LIDO, "dist/esm/chains.js")).matchAll(/CHAINS\["(\w+)"\] = (\d+)/g)].map(
      ([, name, id]) => [name, Number(id)],
    ),
  );
  const tokens: Record<"WSTETH" | "STETH" | "LDO", Addresses> = { WSTETH: [], STETH: [], LDO: [] };
  let chainId = 0;
  for (const [, chain, token, address] of (await packages.text(LIDO, "dist/esm/tokens.js")).matchAll(
    /\[CHAINS\.(\w+)\]: \{|\[TOKENS\.(\w+)\]: '(0x[0-9a-fA-F]{40})'/g,
  )) {
    if (chain) chainId = chains.get(chain) ?? 0;
    else tokens[token as keyof typeof tokens].push([chainId, String(address)]);
  }
  const queues: Addresses = [
    ...(await packages.text(LIDO, "dist/esm/withdrawal_queue.js")).matchAll(
      /\[CHAINS\.(\w+)\]: '(0x[0-9a-fA-F]{40})'/g,
    ),
  ].map(([, chain, address]) => [chains.get(chain) ?? 0, String(address)]);
  return { ...tokens, queues };
}

export async function lidoContracts(packages: FetchedPackages): Promise<ContractRow[]> {
  const { STETH, WSTETH, queues } = await lidoAddresses(packages);
  return [
    { name: "Lido stETH", protocol: "lido", aliases: ["lido", "lido steth"], at: chainsByAddress(STETH) },
    {
      name: "Lido wstETH",
      protocol: "lido",
      aliases: ["lido wsteth", "wsteth contract"],
      at: chainsByAddress(WSTETH),
    },
    {
      name: "Lido WithdrawalQueue",
      protocol: "lido",
      aliases: ["lido withdrawal queue", "lido withdrawalqueue"],
      at: chainsByAddress(queues),
    },
  ];
}
