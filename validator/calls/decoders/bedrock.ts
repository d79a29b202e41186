import { nativeAsset } from "../../data/tokens.ts";
import { isNamed } from "./belongs-to.ts";
import type { CallDecoder } from "./decoder.ts";
import { toCaller } from "./to-caller.ts";

/** Bedrock's vault on chains whose currency is bitcoin: as much uniBTC as is paid in, for the sender. */
const mint: CallDecoder = {
  protocol: "bedrock",
  signature: "mint()",
  payable: true,
  belongsTo: isNamed("Bedrock uniBTC vault"),
  read(_values, envelope) {
    const given = { asset: nativeAsset(envelope.chainId), baseUnits: envelope.value };
    return {
      operation: "other",
      amountIn: given,
      ...toCaller(envelope),
      deed: {
        name: "Mint uniBTC",
        asked: [["mint", "stake"]],
        facts: [
          { is: "amount", called: [], required: true, amount: given },
          { is: "word", called: [], required: true, said: ["unibtc"] },
        ],
      },
    };
  },
};

export const bedrock = [mint];
