import { BAYC, FRIEND, OPENSEA_CONDUIT, PUDGY } from "./addresses.ts";
import { aligned, type CorpusCase, faulty } from "./corpus-case.ts";
import { erc721 } from "./encoders/tokens.ts";
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

export const nftWordings: CorpusCase[] = [...wholes];
