import { readFileSync } from "node:fs";
import {
  Contract,
  ContractFactory,
  type ContractTransactionResponse,
  HDNodeWallet,
  isError,
  JsonRpcProvider,
  type LogDescription,
  Mnemonic,
  NonceManager,
} from "ethers";
import { startChain } from "../../stack/stack.ts";

export interface TestChain {
  accounts: [NonceManager, NonceManager, NonceManager];
  deploy(name: string, ...values: unknown[]): Promise<Contract>;
  at(name: string, address: string): Contract;
  stop(): Promise<void>;
}

/** A chain of its own and ethers' own client: the contracts are judged by a client that is not ours. */
export async function startTestChain(): Promise<TestChain> {
  const server = await startChain();
  const provider = new JsonRpcProvider(server.url, 31_337, {
    staticNetwork: true,
    cacheTimeout: -1,
    pollingInterval: 20,
  });
  const mnemonic = Mnemonic.fromPhrase("test test test test test test test test test test test junk");
  const account = (index: number) =>
    new NonceManager(HDNodeWallet.fromMnemonic(mnemonic, `m/44'/60'/0'/0/${index}`).connect(provider));
  const accounts: TestChain["accounts"] = [account(0), account(1), account(2)];
  return {
    accounts,
    async deploy(name, ...values) {
      const { abi, bytecode } = artefact(name);
      const contract = await new ContractFactory(abi, bytecode, accounts[0]).deploy(...values);
      await contract.waitForDeployment();
      return new Contract(await contract.getAddress(), abi, accounts[0]);
    },
    at: (name, address) => new Contract(address, artefact(name).abi, accounts[0]),
    async stop() {
      provider.destroy();
      await server.stop();
    },
  };
}

/** Sends a call and gives back the one event that it must emit. */
export async function eventOf(
  contract: Contract,
  name: string,
  ...values: unknown[]
): Promise<LogDescription> {
  const sent: ContractTransactionResponse = await contract.getFunction(name).send(...values);
  const logs = (await sent.wait())?.logs ?? [];
  const [event, ...more] = logs.map((log) => contract.interface.parseLog(log));
  if (!event || more.length > 0) throw new Error(`${name} emitted ${logs.length} events, not one.`);
  return event;
}

/** The name of the custom error that a call is refused with. */
export async function refusalOf(contract: Contract, name: string, ...values: unknown[]): Promise<string> {
  try {
    await contract.getFunction(name).staticCall(...values);
  } catch (error) {
    if (isError(error, "CALL_EXCEPTION")) return error.revert?.name ?? "no custom error";
    throw error;
  }
  return "not refused";
}

export function as(contract: Contract, account: NonceManager): Contract {
  return contract.connect(account) as Contract;
}

function artefact(name: string): { abi: object[]; bytecode: string } {
  const file = new URL(`../../../contracts/artefacts/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8"));
}
