import type { ContractRow } from "../contract-row.ts";

/**
 * Vaults of Midas, as its own repository of contracts has them: one issues a token, others take it back. `version` is that
 * token.
 */
function vaults(
  chainId: number,
  symbol: string,
  token: string,
  issuance: string,
  ...redemption: string[]
): ContractRow[] {
  const spoken = symbol.toLowerCase();
  const row = (kind: string, ...addresses: string[]): ContractRow => ({
    name: `Midas ${symbol} ${kind} vault`,
    protocol: "midas",
    version: token.toLowerCase(),
    aliases: ["midas vault", `midas ${spoken} vault`, `midas ${kind} vault`, `midas ${spoken} ${kind} vault`],
    at: Object.fromEntries(addresses.map((address) => [address, [chainId]])),
  });
  return [row("issuance", issuance), row("redemption", ...redemption)];
}

export const MIDAS: readonly ContractRow[] = [
  ...vaults(
    1,
    "mTBILL",
    "0xDD629E5241CbC5919847783e6C96B2De4754e438",
    "0x99361435420711723aF805F08187c9E6bF796683",
    "0xF6e51d24F4793Ac5e71e0502213a9BBE3A6d4517",
    "0x569D7dccBF6923350521ecBC28A555A500c4f0Ec",
  ),
  ...vaults(
    1,
    "mBASIS",
    "0x2a8c22E3b10036f3AEF5875d04f8441d4188b656",
    "0xa8a5c4FF4c86a459EBbDC39c5BE77833B3A15d88",
    "0x19AB19e61A930bc5C7B75Bf06cDd954218Ca9F0b",
    "0x0D89C1C4799353F3805A3E6C4e1Cbbb83217D123",
  ),
  ...vaults(
    1,
    "mBTC",
    "0x007115416AB6c266329a03B09a8aa39aC2eF7d9d",
    "0x10cC8dbcA90Db7606013d8CD2E77eb024dF693bD",
    "0x30d9D1e76869516AEa980390494AaEd45C3EfC1a",
  ),
  ...vaults(
    1,
    "mEDGE",
    "0xbB51E2a15A9158EBE2b0Ceb8678511e063AB7a55",
    "0xfE8de16F2663c61187C1e15Fb04D773E6ac668CC",
    "0x9B2C5E30E3B1F6369FC746A1C1E47277396aF15D",
  ),
  ...vaults(
    1,
    "mMEV",
    "0x030b69280892c888670EDCDCD8B69Fd8026A0BF3",
    "0xE092737D412E0B290380F9c8548cB5A58174704f",
    "0xac14a14f578C143625Fc8F54218911e8F634184D",
  ),
  ...vaults(
    1,
    "mRe7YIELD",
    "0x87C9053C819bB28e0D73d33059E1b3DA80AFb0cf",
    "0xcE0A2953a5d46400Af601a9857235312d1924aC7",
    "0x5356B8E06589DE894D86B24F4079c629E8565234",
  ),
  ...vaults(
    1,
    "mF-ONE",
    "0x238a700eD6165261Cf8b2e544ba797BC11e466Ba",
    "0x41438435c20B1C2f1fcA702d387889F346A0C3DE",
    "0x44b0440e35c596e858cEA433D0d82F5a985fD19C",
  ),
  ...vaults(
    1,
    "mHYPER",
    "0x9b5528528656DBC094765E2abB79F293c21191B9",
    "0xbA9FD2850965053Ffab368Df8AA7eD2486f11024",
    "0x6Be2f55816efd0d91f52720f096006d63c366e98",
  ),
  ...vaults(
    1,
    "mAPOLLO",
    "0x7CF9DEC92ca9FD46f8d86e7798B72624Bc116C05",
    "0xc21511EDd1E6eCdc36e8aD4c82117033e50D5921",
    "0x5aeA6D35ED7B3B7aE78694B7da2Ee880756Af5C0",
  ),
  ...vaults(
    8453,
    "mTBILL",
    "0xDD629E5241CbC5919847783e6C96B2De4754e438",
    "0x8978e327FE7C72Fa4eaF4649C23147E279ae1470",
    "0x2a8c22E3b10036f3AEF5875d04f8441d4188b656",
  ),
  ...vaults(
    8453,
    "mBASIS",
    "0x1C2757c1FeF1038428b5bEF062495ce94BBe92b2",
    "0x80b666D60293217661E7382737bb3E42348f7CE5",
    "0xF804a646C034749b5484bF7dfE875F6A4F969840",
  ),
  ...vaults(
    8453,
    "mEDGE",
    "0x4089dC8b6637218f13465d28950A82a7E90cBE27",
    "0x2fD18B0878967E19292E9a8BF38Bb1415F6ad653",
    "0x0e0eb6cdad90174f1Db606EC186ddD0B5eD80847",
  ),
];
