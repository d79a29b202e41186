import { readSafeTransaction } from "../safe-transaction.ts";
import { type SignedType, signedType } from "./signed-type.ts";

/** What an owner signs for a Safe to do; anybody may send it once enough of them have, in the order of its nonces. */
const SAFE_TX =
  "SafeTx(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, uint256 nonce)";

export const safeTx: SignedType = signedType(SAFE_TX, (values, { chainId, contract, signer, place }) => {
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver } = values;
  const around = {
    chainId,
    from: signer,
    to: to as `0x${string}`,
    value: value as bigint,
    protocol: "safe",
  };
  return readSafeTransaction(
    {
      safe: contract,
      operation: String(operation),
      safeTxGas: String(safeTxGas),
      baseGas: String(baseGas),
      gasPrice: String(gasPrice),
      gasToken,
      refundReceiver,
    },
    String(data).slice(2),
    around,
    place,
  );
});
