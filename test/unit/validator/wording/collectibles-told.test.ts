import { BAYC, FRIEND, OPENSTORE, STRANGER, USER } from "../../../corpus/addresses.ts";
import { erc721, erc1155 } from "../../../corpus/encoders/tokens.ts";
import { eachWording } from "../../../corpus/outcome.ts";

const batch = (ids: bigint[], counts: bigint[], to = FRIEND) =>
  erc1155.call(OPENSTORE, "safeBatchTransferFrom", [USER, to, ids, counts, "0x"]);
const moved = (id: bigint, to = FRIEND) => erc721.call(BAYC, "safeTransferFrom", [USER, to, id]);

describe("how many of each number, the number first", () => {
  eachWording(
    [
      `batch transfer from the collection ${OPENSTORE} to ${FRIEND}, id 1 ×3 and id 2 ×4`,
      `From collection ${OPENSTORE} transfer token 1, quantity 3, and token 2, quantity 4, to ${FRIEND}, if you please.`,
    ],
    batch([1n, 2n], [3n, 4n]),
    [
      batch([1n, 2n], [4n, 3n]),
      batch([3n, 4n], [1n, 2n]),
      batch([1n, 2n], [1n, 1n]),
      batch([1n, 2n], [3n, 4n], STRANGER),
    ],
  );
});

describe("which one, before its collection's address or behind a short name", () => {
  eachWording(
    [
      `Transfer ape 12 of ${BAYC} to ${FRIEND}`,
      `safeTransferFrom(me, ${FRIEND}, 12) on ${BAYC}`,
      `Transfer NFT 12 of collection ${BAYC} to ${FRIEND} by safe transfer. He painted my shed, three coats.`,
    ],
    moved(12n),
    [moved(13n), moved(3n), moved(12n, STRANGER), { transactions: [moved(12n), moved(3n)] }],
  );
  eachWording([`Send ape 7 of ${BAYC} to ${FRIEND}.`], moved(7n), [
    moved(8n),
    { transactions: [moved(7n), moved(8n)] },
  ]);
});
