import type { Address } from "../../../addresses/address.ts";
import type { CallDecoder } from "../decoder.ts";

/** A factory makes a Safe at a new address; the initializer says whose it is. */
function creating(signature: string): CallDecoder {
  return {
    protocol: "safe",
    signature,
    payable: false,
    read: ({ _singleton, initializer }) => ({
      operation: "deploy",
      peculiarities: [
        { choice: "new Safe", singleton: _singleton as Address, initializer: String(initializer) },
      ],
    }),
  };
}

export const deployments = [
  creating("createProxyWithNonce(address _singleton, bytes initializer, uint256 saltNonce)"),
  creating("createChainSpecificProxyWithNonce(address _singleton, bytes initializer, uint256 saltNonce)"),
  creating("createProxyWithNonceL2(address _singleton, bytes initializer, uint256 saltNonce)"),
];
