import { FRIEND, OPENSTORE, STRANGER, USER } from "../../../corpus/addresses.ts";
import { erc1155 } from "../../../corpus/encoders/tokens.ts";
import { eachWording } from "../../../corpus/outcome.ts";

const batch = (ids: bigint[], counts: bigint[], to = FRIEND) =>
  erc1155.call(OPENSTORE, "safeBatchTransferFrom", [USER, to, ids, counts, "0x"]);

describe("the numbers of a list in brackets", () => {
  eachWording(
    [
      `ids [1,2], amounts [3,4] of ${OPENSTORE} to ${FRIEND}`,
      `Send ids [1, 2], amounts [3, 4] of ${OPENSTORE} to ${FRIEND}`,
    ],
    batch([1n, 2n], [3n, 4n]),
    [
      batch([1n, 2n], [4n, 3n]),
      batch([1n, 2n], [1n, 1n]),
      batch([1n, 3n], [3n, 4n]),
      batch([12n], [34n]),
      batch([1n], [3n]),
      batch([1n, 2n], [3n, 4n], STRANGER),
    ],
  );
});
