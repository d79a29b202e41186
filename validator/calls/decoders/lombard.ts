import { tokenAt } from "../../data/tokens.ts";
import { Malformed } from "../abi/compile-decoder.ts";
import { isNamed } from "./belongs-to.ts";
import { bitcoinAddress } from "./bitcoin-address.ts";
import type { CallDecoder } from "./decoder.ts";

const CALLED = ["script", "scriptpubkey", "address", "wallet", "account"];

/** LBTC that is burnt for bitcoin: who gets that is told by a script, of which people know the address. */
const redeemForBtc: CallDecoder = {
  protocol: "lombard",
  signature: "redeemForBtc(bytes scriptPubkey, uint256 amount)",
  payable: false,
  belongsTo: isNamed("Lombard Finance LBTC"),
  read({ scriptPubkey, amount }, { chainId, to }) {
    const given = { asset: tokenAt(chainId, to), baseUnits: amount as bigint };
    if (scriptPubkey === "0x") throw new Malformed("it names nobody who gets the bitcoin");
    const script = String(scriptPubkey);
    const leads = ["to", "into"];
    const address = bitcoinAddress(script);
    const byAddress = address
      ? [{ is: "text" as const, called: CALLED, required: false, text: address, leads }]
      : [];
    return {
      operation: "other",
      amountIn: given,
      deed: {
        name: "Redeem LBTC for bitcoin",
        asked: [["redeem", "unstake"]],
        beside: ["bitcoin", "btc", "real", "native", "paid", "paid out", "taproot", "segwit", ...CALLED],
        facts: [
          { is: "amount", called: [], required: true, amount: given },
          { is: "text", called: CALLED, required: true, unless: byAddress, text: script, leads },
          ...byAddress,
        ],
      },
    };
  },
};

export const lombard = [redeemForBtc];
