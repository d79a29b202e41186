import { compileDecoder, Malformed } from "../abi/compile-decoder.ts";
import { NotUnderstood } from "../unreadable-call.ts";
import type { CallDecoder, Envelope, Facets } from "./decoder.ts";
import { type PositionAction, readAddition, readWithdrawal } from "./uniswap/v4-positions.ts";

const HOOK_DATA = "bytes hookData";

/** The actions of the V4 position manager that move liquidity or pay for it. */
const ACTIONS = new Map(
  Object.entries({
    "00": `increase(uint256 tokenId, uint256 liquidity, uint128 amount0Max, uint128 amount1Max, ${HOOK_DATA})`,
    "01": `decrease(uint256 tokenId, uint256 liquidity, uint128 amount0Min, uint128 amount1Min, ${HOOK_DATA})`,
    "02": `mint((address currency0, address currency1, uint24 fee, int24 tickSpacing, address hooks) poolKey, int24 tickLower, int24 tickUpper, uint256 liquidity, uint128 amount0Max, uint128 amount1Max, address owner, ${HOOK_DATA})`,
    "03": `burn(uint256 tokenId, uint128 amount0Min, uint128 amount1Min, ${HOOK_DATA})`,
    "0d": "settlePair(address currency0, address currency1)",
    "11": "takePair(address currency0, address currency1, address recipient)",
    "14": "sweep(address currency, address recipient)",
  }).map(([code, signature]) => [code, compileDecoder(signature)] as const),
);

const unlock = compileDecoder("unlock(bytes actions, bytes[] params)");

/** The V4 position manager: one change of one position, and the payments that belong to it. */
const modifyLiquidities: CallDecoder = {
  protocol: "uniswap_v4",
  signature: "modifyLiquidities(bytes unlockData, uint256 deadline)",
  payable: true,
  read({ unlockData, deadline }, envelope) {
    const facets = summarize(actionsIn(unlockData as string), envelope);
    return { ...facets, deadline: deadline as bigint };
  },
};

function actionsIn(unlockData: string): PositionAction[] {
  const { actions, params } = unlock.decode(unlockData.slice(2));
  const codes = String(actions).slice(2);
  const inputs = params as string[];
  if (codes.length / 2 !== inputs.length) throw new Malformed("it has not as many parameters as actions");
  return inputs.map((input, index) => {
    const code = codes.slice(index * 2, index * 2 + 2);
    const compiled = ACTIONS.get(code);
    if (!compiled) {
      throw new NotUnderstood(
        `The position manager is told the action 0x${code}, which is not understood.`,
        "Change one position, and pay with SETTLE_PAIR, TAKE_PAIR and SWEEP.",
      );
    }
    return { name: compiled.signature.name, values: compiled.decode(input.slice(2)) };
  });
}

const CHANGES = ["mint", "increase", "decrease", "burn"];

function summarize(actions: PositionAction[], envelope: Envelope): Facets {
  const [change, ...others] = actions.filter(({ name }) => CHANGES.includes(name));
  if (!change || others.length > 0) {
    throw new NotUnderstood(
      "The call changes several positions, or none.",
      "Send one call for each position.",
    );
  }
  const isAddition = change.name === "mint" || change.name === "increase";
  return isAddition ? readAddition(change, actions, envelope) : readWithdrawal(change, actions, envelope);
}

export const uniswapV4: readonly CallDecoder[] = [modifyLiquidities];
