import { ContractFactory, JsonRpcProvider } from "ethers";
import solc from "solc";
import { startChain } from "../../stack/stack.ts";

/** Aave's oracle, a feed and an adapter on feeds, as far as they are asked for prices; settable. */
const SOURCE = `
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;
contract Oracle {
  mapping(address => address) public getSourceOfAsset;
  function setAssetSource(address asset, address source) external { getSourceOfAsset[asset] = source; }
  function getAssetsPrices(address[] calldata assets) external view returns (uint256[] memory prices) {
    prices = new uint256[](assets.length);
    for (uint256 i = 0; i < assets.length; i++) prices[i] = uint256(Priced(getSourceOfAsset[assets[i]]).latestAnswer());
  }
}
interface Priced { function latestAnswer() external view returns (int256); }
contract Feed is Priced {
  int256 public latestAnswer;
  uint256 updatedAt;
  function set(int256 answer, uint256 at) external { latestAnswer = answer; updatedAt = at; }
  function latestRoundData() external view returns (uint80, int256, uint256, uint256, uint80) {
    return (1, latestAnswer, updatedAt, updatedAt, 1);
  }
}
contract Adapter is Priced {
  Priced public immutable ASSET_TO_USD_AGGREGATOR;
  constructor(Priced feed) { ASSET_TO_USD_AGGREGATOR = feed; }
  function latestAnswer() external view returns (int256) { return ASSET_TO_USD_AGGREGATOR.latestAnswer(); }
}
contract Fixed is Priced {
  function latestAnswer() external pure returns (int256) { return 1e8; }
}`;

interface Compiled {
  errors?: { severity: string; formattedMessage: string }[];
  contracts: { s: Record<string, { abi: object[]; evm: { bytecode: { object: string } } }> };
}

/** A chain of the test's own on which the contracts above can be made. */
export async function startPriceChain() {
  const output: Compiled = JSON.parse(
    solc.compile(
      JSON.stringify({
        language: "Solidity",
        sources: { s: { content: SOURCE } },
        settings: { evmVersion: "cancun", outputSelection: { "*": { "*": ["abi", "evm.bytecode.object"] } } },
      }),
    ),
  );
  const faults = (output.errors ?? []).filter(({ severity }) => severity === "error");
  if (faults.length > 0) throw new Error(faults.map((one) => one.formattedMessage).join("\n"));
  const server = await startChain();
  const provider = new JsonRpcProvider(server.url, undefined, { cacheTimeout: -1 });
  const signer = await provider.getSigner(0);
  return {
    url: server.url,
    async make(name: "Oracle" | "Feed" | "Adapter" | "Fixed", ...values: string[]) {
      const { abi, evm } = output.contracts.s[name] ?? { abi: [], evm: { bytecode: { object: "" } } };
      const contract = await new ContractFactory(abi, evm.bytecode.object, signer).deploy(...values);
      await contract.waitForDeployment();
      const address = (await contract.getAddress()).toLowerCase() as `0x${string}`;
      return {
        address,
        async tell(method: string, ...given: unknown[]) {
          const sent = await contract.getFunction(method)(...given);
          await sent.wait();
        },
      };
    },
    async stop() {
      provider.destroy();
      await server.stop();
    },
  };
}
