import { FRIEND, USER } from "../../../corpus/addresses.ts";
import { eachWording } from "../../../corpus/outcome.ts";
import { ETHER } from "../../../corpus/terms.ts";

const sent = (to: string, whole: bigint) => ({
  from: USER,
  to,
  value: (whole * ETHER).toString(),
  data: "0x",
  chainId: 1,
});

describe("a payment to oneself, told as one", () => {
  eachWording(["self-send 1 ETH", "Send 1 ETH to myself."], sent(USER, 1n), [
    sent(FRIEND, 1n),
    sent(USER, 2n),
  ]);
});
