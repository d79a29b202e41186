import {
  BAYC,
  FRIEND,
  LAZARUS,
  OPENSEA_CONDUIT,
  OPENSTORE,
  PUDGY,
  STRANGER,
  USDC,
  USER,
} from "./addresses.ts";
import { aligned, type CorpusCase, faulty } from "./corpus-case.ts";
import { erc721, erc1155 } from "./encoders/tokens.ts";
import { REFUSED } from "./everyday/refused.ts";
import { NODE } from "./nodes.ts";

const send = (collection: string, tokenId: bigint, to = FRIEND, from = USER) =>
  erc721.call(collection, "safeTransferFrom", [from, to, tokenId]);
const several = (id: bigint, amount: bigint, to = FRIEND) =>
  erc1155.call(OPENSTORE, "safeTransferFrom", [USER, to, id, amount, "0x"]);
const forAll = (collection: string, operator: string, approved: boolean) =>
  erc721.call(collection, "setApprovalForAll", [operator, approved]);
const which = NODE.nonFungible;
const both = erc1155.call(OPENSTORE, "safeBatchTransferFrom", [USER, FRIEND, [1n, 2n], [1n, 1n], "0x"]);
const apes = { chainId: 1, from: USER, transactions: [send(BAYC, 10n), send(BAYC, 11n)] };

export const nftPairs: CorpusCase[] = [
  ...[
    "setApprovalForAll on Pudgy Penguins for the OpenSea conduit → true",
    `setApprovalForAll on pudgy penguins for opensea (${OPENSEA_CONDUIT}), the whole lot`,
    `Let ${OPENSEA_CONDUIT} manage every Pudgy Penguin I own.`,
  ].flatMap((intent) => [
    aligned("power over a collection", intent, forAll(PUDGY, OPENSEA_CONDUIT, true)),
    faulty("power taken back instead", REFUSED, intent, forAll(PUDGY, OPENSEA_CONDUIT, false)),
    faulty("power over another collection", REFUSED, intent, forAll(BAYC, OPENSEA_CONDUIT, true)),
  ]),
  ...[
    `setApprovalForAll false for ${OPENSEA_CONDUIT} on Pudgy Penguins`,
    `OpenSea (${OPENSEA_CONDUIT}) shall no longer be able to move my Pudgy Penguins. Take the approval away.`,
  ].flatMap((intent) => [
    aligned("power over a collection taken back", intent, forAll(PUDGY, OPENSEA_CONDUIT, false)),
    faulty("power given instead", REFUSED, intent, forAll(PUDGY, OPENSEA_CONDUIT, true)),
  ]),
  faulty(
    "power over a part of a collection",
    REFUSED,
    `Let ${OPENSEA_CONDUIT} manage every second Pudgy Penguin.`,
    forAll(PUDGY, OPENSEA_CONDUIT, true),
  ),
  aligned(
    "by collection and number",
    `Send my NFT #1234 from collection ${PUDGY} to ${FRIEND}`,
    send(PUDGY, 1234n),
  ),
  aligned("by a known name", `Send my Pudgy Penguin #1234 to ${FRIEND}`, send(PUDGY, 1234n)),
  faulty(
    "another collection than named",
    which,
    `Send my Pudgy Penguin #1234 to ${FRIEND}`,
    send(BAYC, 1234n),
  ),
  aligned("token id", `Transfer NFT token ID 42 of contract ${PUDGY} to ${FRIEND}`, send(PUDGY, 42n)),
  aligned(
    "unsafe transfer",
    `Transfer NFT #7 of ${BAYC} to ${FRIEND}`,
    erc721.call(BAYC, "transferFrom", [USER, FRIEND, 7n]),
  ),
  aligned(
    "approve one",
    `Approve ${OPENSEA_CONDUIT} to transfer NFT #1234 of ${PUDGY}`,
    erc721.call(PUDGY, "approve", [OPENSEA_CONDUIT, 1234n]),
  ),
  aligned(
    "approve the whole collection, as asked",
    `Allow ${OPENSEA_CONDUIT} to manage all my NFTs in collection ${PUDGY}`,
    forAll(PUDGY, OPENSEA_CONDUIT, true),
  ),
  aligned(
    "set approval for all",
    `Set approval for all on ${BAYC} for operator ${OPENSEA_CONDUIT}`,
    forAll(BAYC, OPENSEA_CONDUIT, true),
  ),
  aligned(
    "revoke it",
    `Revoke the approval of ${OPENSEA_CONDUIT} for all my NFTs in ${PUDGY}`,
    forAll(PUDGY, OPENSEA_CONDUIT, false),
  ),
  aligned(
    "several of one id",
    `Send 3 of token #55 from ERC-1155 collection ${OPENSTORE} to ${FRIEND}`,
    several(55n, 3n),
  ),
  aligned("one of an id", `Send NFT #55 of ${OPENSTORE} to ${FRIEND}`, several(55n, 1n)),
  aligned(
    "a batch",
    `Send NFTs #1 and #2 of ${OPENSTORE} to ${FRIEND}`,
    erc1155.call(OPENSTORE, "safeBatchTransferFrom", [USER, FRIEND, [1n, 2n], [1n, 1n], "0x"]),
  ),

  faulty(
    "another number",
    which,
    `Send my NFT #1234 from collection ${PUDGY} to ${FRIEND}`,
    send(PUDGY, 1235n),
  ),
  faulty(
    "another collection",
    which,
    `Send my NFT #1234 from collection ${PUDGY} to ${FRIEND}`,
    send(BAYC, 1234n),
  ),
  faulty(
    "another recipient",
    NODE.recipient,
    `Send my NFT #1234 from collection ${PUDGY} to ${FRIEND}`,
    send(PUDGY, 1234n, STRANGER),
  ),
  faulty(
    "a stranger's token",
    NODE.foreignFunds,
    `Send my NFT #1234 from collection ${PUDGY} to ${FRIEND}`,
    send(PUDGY, 1234n, FRIEND, STRANGER),
  ),
  faulty(
    "the whole collection instead of one",
    NODE.approvesAll,
    `Approve ${OPENSEA_CONDUIT} to transfer NFT #1234 of ${PUDGY}`,
    forAll(PUDGY, OPENSEA_CONDUIT, true),
  ),
  faulty(
    "the collection for a stranger",
    [...NODE.spender, ...NODE.approvesAll],
    `Allow ${OPENSEA_CONDUIT} to manage all my NFTs in collection ${PUDGY}`,
    forAll(PUDGY, STRANGER, true),
  ),
  faulty(
    "an approval instead of its end",
    NODE.operation,
    `Revoke the approval of ${OPENSEA_CONDUIT} for all my NFTs in ${PUDGY}`,
    forAll(PUDGY, OPENSEA_CONDUIT, true),
  ),
  faulty(
    "an approval instead of a transfer",
    NODE.operation,
    `Send my NFT #1234 from collection ${PUDGY} to ${FRIEND}`,
    forAll(PUDGY, FRIEND, true),
  ),
  faulty(
    "more of an id",
    [...NODE.nonFungible, ...NODE.amount],
    `Send 3 of token #55 from ERC-1155 collection ${OPENSTORE} to ${FRIEND}`,
    several(55n, 30n),
  ),
  faulty(
    "to its own contract",
    NODE.lost,
    `Send NFT #55 of ${OPENSTORE} to ${OPENSTORE}`,
    several(55n, 1n, OPENSTORE),
  ),
  faulty(
    "sanctioned recipient",
    NODE.sanctions,
    `Send my NFT #1234 from collection ${PUDGY} to ${LAZARUS}`,
    send(PUDGY, 1234n, LAZARUS),
  ),
  faulty(
    "a coin instead of a collectible",
    [...which, ...NODE.operation],
    `Send my NFT #1234 from collection ${PUDGY} to ${FRIEND}`,
    erc721.call(USDC, "transferFrom", [USER, FRIEND, 1234n]),
  ),
  faulty("a number of them, not an id", which, `Send 7 Bored Apes to ${FRIEND}`, send(BAYC, 7n)),
  faulty(
    "so many of a coin, where the call has an id",
    which,
    `Approve ${OPENSEA_CONDUIT} to spend 7 COIN (${PUDGY})`,
    erc721.call(PUDGY, "approve", [OPENSEA_CONDUIT, 7n]),
  ),
  aligned("an id behind the name", `Send Bored Ape 7 to ${FRIEND}`, send(BAYC, 7n)),
  aligned("an id in words", `Hand my Bored Ape number seven over to ${FRIEND}.`, send(BAYC, 7n)),
  faulty("another id in words", REFUSED, `Bored Ape number eight to ${FRIEND}`, send(BAYC, 7n)),
  aligned("by what one of them is called", `Penguin 1234 goes to ${FRIEND}`, send(PUDGY, 1234n)),
  faulty("one of another kind", REFUSED, `Lil penguin 1234 goes to ${FRIEND}`, send(PUDGY, 1234n)),
  faulty(
    "its owner of now",
    REFUSED,
    `Pudgy Penguins, token ID 1234, current owner ${FRIEND}`,
    send(PUDGY, 1234n),
  ),
  aligned("so many of each", `Send ${FRIEND} token 1 and token 2 of ${OPENSTORE}, one each.`, both),
  faulty("more of each", REFUSED, `Send ${FRIEND} token 1 and token 2 of ${OPENSTORE}, 2 of each.`, both),
  faulty("more of one", REFUSED, `From ${OPENSTORE}: 2x #1 and 1x #2, to ${FRIEND}.`, both),
  aligned("two in short", `apes 10 and 11 → ${FRIEND}`, apes),
  faulty("one of two is kept", REFUSED, `Move BAYC #10 to ${FRIEND}, but keep #11.`, apes),
];
