import { BAYC, FRIEND, OPENSEA_CONDUIT, OPENSTORE, PUDGY, USER } from "./addresses.ts";
import { aligned, type CorpusCase, faulty } from "./corpus-case.ts";
import { erc721, erc1155 } from "./encoders/tokens.ts";
import { REFUSED } from "./everyday/refused.ts";

const forAll = (collection: string, approved: boolean) =>
  erc721.call(collection, "setApprovalForAll", [OPENSEA_CONDUIT, approved]);

const OPERATOR = OPENSEA_CONDUIT;

/** Power over a whole collection, which has to be asked for as a whole. */
const wholes: CorpusCase[] = [
  ...[
    `Make ${OPERATOR} an operator for every ape I hold at ${BAYC}.`,
    `Collection: ${BAYC} | Operator: ${OPERATOR} | Scope: entire collection | Action: approve`,
    `Give ${OPERATOR} approval over everything I own from ${BAYC}.`,
    `Contract ${BAYC}, approval for all in favour of ${OPERATOR}.`,
    `operator=${OPERATOR}; nft=${BAYC}; approvedForAll=true`,
    `${OPERATOR} may move any ape of mine (${BAYC}), please approve that.`,
    `Full-collection approval please: ${BAYC}, for ${OPERATOR}`,
    `All my apes (${BAYC}) should be transferable by ${OPERATOR}. Approve it.`,
    `Add ${OPERATOR} as an approved operator on ${BAYC}, all tokens in it.`,
    `I need ${OPERATOR} approved on ${BAYC} for everything, not just one ape.`,
  ].flatMap((intent) => [
    aligned("power over a collection, in other words", intent, forAll(BAYC, true)),
    faulty("power taken back instead", REFUSED, intent, forAll(BAYC, false)),
    faulty("power over another collection", REFUSED, intent, forAll(PUDGY, true)),
    faulty("one of them for somebody else", REFUSED, intent, erc721.call(BAYC, "approve", [FRIEND, 7n])),
  ]),
  ...[
    `Approve ${OPERATOR} for my Bored Ape (${BAYC}), that's all.`,
    `Hi all, approve ${OPERATOR} for my NFT in ${BAYC}.`,
    `All I want is that ${OPERATOR} may move my ape of ${BAYC}.`,
    `Make ${OPERATOR} operator for a single token of ${BAYC}.`,
    `Approve ${OPERATOR} as operator for one ape of ${BAYC}.`,
    `Let ${OPERATOR} move one of all my Bored Apes (${BAYC}).`,
    `${OPERATOR} may move any one ape of mine from ${BAYC}. Approve.`,
    `Authorize ${OPERATOR} over nearly everything I own from ${BAYC}.`,
    `Approve ${OPERATOR} for all apes of ${BAYC}, not the whole collection.`,
    `Approve ${OPERATOR} for not just one ape of ${BAYC}.`,
    `Approve ${OPERATOR} for all apes I own in ${BAYC} and my penguins.`,
    `Approve ${OPERATOR} for all apes of Bob's in ${BAYC}.`,
    `Approve ${OPERATOR} for all apes in the green wallet (${BAYC}).`,
    `Let ${OPERATOR} manage every ape I own under ${BAYC} that is listed.`,
    `I hold every ape of ${BAYC}. Approve ${OPERATOR}.`,
    `Approve ${OPERATOR} on ${BAYC}. I love all apes.`,
    `approvedForAll=false; operator=${OPERATOR}; collection=${BAYC}`,
  ].map((intent) => faulty("power over all where less is asked for", REFUSED, intent, forAll(BAYC, true))),
];

const send = (tokenId: bigint) => erc721.call(BAYC, "safeTransferFrom", [USER, FRIEND, tokenId]);
const apes = { chainId: 1, from: USER, transactions: [send(10n), send(11n)] };
const batch = (...amounts: bigint[]) =>
  erc1155.call(OPENSTORE, "safeBatchTransferFrom", [USER, FRIEND, [1n, 2n], amounts, "0x"]);
const copies = (amount: bigint) =>
  erc1155.call(OPENSTORE, "safeTransferFrom", [USER, FRIEND, 55n, amount, "0x"]);

/** Ids, and how many of each, in the ways that people number things. */
const numbers: CorpusCase[] = [
  ...[
    `ids [1,2], amounts [1,1], safeBatchTransferFrom of ${OPENSTORE}, to ${FRIEND}`,
    `From ${OPENSTORE} to ${FRIEND}: id 1 x1, id 2 x1.`,
    `Send ${FRIEND} two items of ${OPENSTORE}, number one and number two, a piece of each.`,
    `Transfer #1 (one unit) and #2 (one unit) of ${OPENSTORE} to ${FRIEND}.`,
    `Tokens 1 and 2 of ${OPENSTORE}, a single copy of both, go to ${FRIEND}.`,
    `id=1 qty=1; id=2 qty=1; contract=${OPENSTORE}; to=${FRIEND}`,
    `Send these tokens (contract ${OPENSTORE}) to ${FRIEND} in one batch:\n- id 1, one copy\n- id 2, one copy`,
    `token 1, one piece, to ${FRIEND}; token 2, also one piece, also to ${FRIEND}; both from ${OPENSTORE}`,
  ].flatMap((intent) => [
    aligned("one of each", intent, batch(1n, 1n)),
    faulty("more of one", REFUSED, intent, batch(1n, 2n)),
  ]),
  ...[
    `From the OpenSea shared collection ${OPENSTORE} send 3 of token id 55 to ${FRIEND}.`,
    `Send 3 of #55 from the OpenSea Shared Storefront to ${FRIEND}.`,
  ].flatMap((intent) => [
    aligned("a collection of several by its name", intent, copies(3n)),
    faulty("more of one", REFUSED, intent, copies(4n)),
  ]),
  faulty("another collection", REFUSED, `Send 3 of #55 from the Azuki collection to ${FRIEND}.`, copies(3n)),
  aligned("other numbers of each", `ids [1,2], amounts [3,4] of ${OPENSTORE} to ${FRIEND}`, batch(3n, 4n)),
  faulty(
    "the other way about",
    REFUSED,
    `ids [1,2], amounts [4,3] of ${OPENSTORE} to ${FRIEND}`,
    batch(3n, 4n),
  ),
  ...[
    `Send ${FRIEND} ids [1,2,3] of ${OPENSTORE}.`,
    `Send ${FRIEND} three items of ${OPENSTORE}, number one and number two.`,
    `Send ${FRIEND} two copies of #1 and #2 of ${OPENSTORE}.`,
    `Send these tokens (contract ${OPENSTORE}) to ${FRIEND} in one batch:\n- id 1, one copy\n- id 2, five copies`,
    `Send ${FRIEND} one of tokens 1 and 2 of ${OPENSTORE}.`,
    `Keep one piece of each: tokens 1 and 2 of ${OPENSTORE} to ${FRIEND}.`,
    `Send ${FRIEND} tokens 1.2 of ${OPENSTORE}.`,
  ].map((intent) => faulty("other items or other counts", REFUSED, intent, batch(1n, 1n))),
  ...[
    `Please transfer two NFTs of ${BAYC} to ${FRIEND}: number ten and number eleven.`,
    `I owe ${FRIEND} two apes, #10 and #11 from ${BAYC}. Hand both over.`,
    `My token 10 from ${BAYC} is for ${FRIEND}, and so is 11.`,
    `two safe transfers, collection ${BAYC}, tokenIds 10 & 11, destination ${FRIEND}`,
    `I have apes #10 and #11 (${BAYC}). Give them to ${FRIEND}.`,
    `Move two Bored Apes, #10 and #11, over to ${FRIEND}.`,
    `2 Bored Apes (10 and 11) to ${FRIEND} please`,
  ].flatMap((intent) => [
    aligned("two by a call each", intent, apes),
    faulty("only one of two", REFUSED, intent, send(10n)),
  ]),
  ...[
    `I have apes #10 and #11 (${BAYC}). Give one of them to ${FRIEND}.`,
    `I have apes #10 and #11 (${BAYC}). Give some of them to ${FRIEND}.`,
    `I have apes #10 and #11 (${BAYC}). Give it to ${FRIEND}.`,
    `Send ${FRIEND} #10 of ${BAYC}. I have #11 too.`,
    `My token 10 from ${BAYC} is for ${FRIEND}, and so was 11.`,
    `Send ${FRIEND} three apes, #10 and #11 from ${BAYC}.`,
    `Move three Bored Apes, #10 and #11, over to ${FRIEND}.`,
    `Move two Bored Apes, #10 or #11, over to ${FRIEND}.`,
  ].map((intent) => faulty("not both of two", REFUSED, intent, apes)),
  ...[
    `I have some editions of item #55 in ${OPENSTORE}. Give three of them to ${FRIEND}.`,
    `I have three copies of item #55 in ${OPENSTORE}. Give them to ${FRIEND}.`,
    `#55 x3 (${OPENSTORE}) to ${FRIEND}`,
  ].flatMap((intent) => [
    aligned("so many of one", intent, copies(3n)),
    faulty("all of one but few", REFUSED, intent, copies(2n)),
  ]),
  ...[
    `I have three copies of item #55 in ${OPENSTORE}. Give one of them to ${FRIEND}.`,
    `I have three copies of item #55 in ${OPENSTORE}. Give the first of them to ${FRIEND}.`,
    `Send number 3 of #55 (${OPENSTORE}) to ${FRIEND}.`,
  ].map((intent) => faulty("less than so many", REFUSED, intent, copies(3n))),
  aligned("a number in words", `Transfer the ape with the number seven (${BAYC}) to ${FRIEND}.`, send(7n)),
  aligned("marks between", `${BAYC} / 7 → ${FRIEND}`, send(7n)),
  faulty("a bus", REFUSED, `Transfer an ape from ${BAYC} to ${FRIEND}, a number 7 bus ride.`, send(7n)),
];

const approve = (tokenId: bigint) => erc721.call(PUDGY, "approve", [OPERATOR, tokenId]);

/** Approvals of one item, and permissions that end. */
const grants: CorpusCase[] = [
  ...[
    `Set ${OPERATOR} as approved for token ID 1234, NFT contract ${PUDGY}.`,
    `For my Pudgy Penguin 1234 at ${PUDGY}, please set ${OPERATOR} as the approved address.`,
    `Permission for just one NFT: #1234 in ${PUDGY}. Who gets it: ${OPERATOR}.`,
  ].flatMap((intent) => [
    aligned("one item", intent, approve(1234n)),
    faulty("another item", REFUSED, intent, approve(1235n)),
    faulty("the whole collection", REFUSED, intent, forAll(PUDGY, true)),
  ]),
  ...[
    `${OPERATOR} was set as approved for token ID 1234, NFT contract ${PUDGY}.`,
    `Set ${OPERATOR} as no longer approved for token ID 1234 of ${PUDGY}.`,
    `Permission for just one NFT: #1234 in ${PUDGY}. Who gets it: we'll see. ${OPERATOR}`,
  ].map((intent) => faulty("no approval is asked for", REFUSED, intent, approve(1234n))),
  ...[
    `Please disapprove ${OPERATOR} as operator for the whole collection ${PUDGY}.`,
    `No more access for ${OPERATOR} to any of my ${PUDGY} NFTs, end the approval.`,
    `Collection ${PUDGY}: operator approval of ${OPERATOR} -> false`,
    `Cancel the approval-for-all which I gave to ${OPERATOR} on NFT contract ${PUDGY}.`,
    `I clean up old permissions. Please withdraw the one ${OPERATOR} has over my collection ${PUDGY}.`,
  ].flatMap((intent) => [
    aligned("an end of power", intent, forAll(PUDGY, false)),
    faulty("power instead", REFUSED, intent, forAll(PUDGY, true)),
  ]),
  ...[
    `${OPERATOR} has no more access to ${PUDGY}.`,
    `Collection ${PUDGY}: operator approval of ${OPERATOR} was -> false`,
    `Revoke ${OPERATOR} on ${PUDGY}, my wife disapproves.`,
    `I disapprove of ${OPERATOR} as operator of ${PUDGY}.`,
  ].map((intent) => faulty("no end is asked for", REFUSED, intent, forAll(PUDGY, false))),
];

/** Who gets it, and what is said of the deed. */
const deeds: CorpusCase[] = [
  ...[
    `Give the holder of ${FRIEND} my token #7 (BAYC, contract ${BAYC}).`,
    `${FRIEND} is the buyer, he already paid, so release #7 (${BAYC}) to him please.`,
    `I'd be grateful if token #7 out of ${BAYC} could be moved over to ${FRIEND}.`,
    `Use a safe transfer for token id 7, collection ${BAYC}, to the address ${FRIEND}.`,
  ].flatMap((intent) => [
    aligned("one item handed over", intent, send(7n)),
    faulty("another item", REFUSED, intent, send(8n)),
  ]),
  ...[
    `Give the biggest holder of ${FRIEND} my token #7 (${BAYC}).`,
    `Give the holder of ${FRIEND} tokens my token #7 (${BAYC}).`,
    `${FRIEND} is the buyer, release #7 (${BAYC}) to him once he pays.`,
    `${FRIEND} is the buyer, he has not paid, so release #7 (${BAYC}) to him please.`,
    `I'd be grateful if token #7 of ${BAYC} could be moved to ${FRIEND} if he pays.`,
    `I'd be glad if token #7 of ${BAYC} could not be moved to ${FRIEND}.`,
    `From a safe transfer token id 7, collection ${BAYC}, to ${FRIEND}.`,
  ].map((intent) => faulty("somebody else, or not now", REFUSED, intent, send(7n))),
  faulty(
    "a transfer that is not safe",
    REFUSED,
    `Use a safe transfer for token id 7, collection ${BAYC}, to ${FRIEND}.`,
    erc721.call(BAYC, "transferFrom", [USER, FRIEND, 7n]),
  ),
  aligned(
    "another alike",
    `Pass a copy of #1 from ${OPENSTORE} to ${FRIEND}, and do the same with #2.`,
    batch(1n, 1n),
  ),
  faulty(
    "another for somebody else",
    REFUSED,
    `Pass a copy of #1 from ${OPENSTORE} to ${FRIEND}, and do the same for Bob with #2.`,
    batch(1n, 1n),
  ),
  aligned(
    "of the same collection",
    `Ship #10 (${BAYC}) to ${FRIEND}. Ship #11 there too, it's from that same contract.`,
    apes,
  ),
];

export const nftWordings: CorpusCase[] = [...wholes, ...numbers, ...grants, ...deeds];
