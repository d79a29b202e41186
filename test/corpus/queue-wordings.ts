import { BAYC, FRIEND, LIDO_QUEUE, USER } from "./addresses.ts";
import { aligned, type CorpusCase, faulty } from "./corpus-case.ts";
import { lido } from "./encoders/lending.ts";
import { erc721 } from "./encoders/tokens.ts";
import { NODE } from "./nodes.ts";
import { ETHER } from "./terms.ts";

const queued = lido.call(LIDO_QUEUE, "requestWithdrawals", [[5n * ETHER], USER]);
const claimed = lido.call(LIDO_QUEUE, "claimWithdrawal", [815n]);
const UNREAD = [...NODE.clarity, ...NODE.operation, ...NODE.recipient, ...NODE.nonFungible, ...NODE.amount];

/** How people put what waits to be paid out by Lido, and whose it is. */
export const queueWordings: CorpusCase[] = [
  ...[
    "Put 5 stETH in the Lido withdrawal queue, owner is me.",
    "Five stETH should go into Lido's exit queue, owner of the request is me.",
    "Move 5 stETH into the Lido withdrawal queue, the NFT comes to me.",
    "I want to unstake 5 stETH. Put them into the Lido withdrawal queue, the NFT goes to me.",
    "I'd like to unstake 5 stETH at Lido, so please file the withdrawal request for me.",
  ].map((intent) => aligned("queued for oneself", intent, queued)),
  ...[
    "Put 5 stETH in the Lido withdrawal queue, owner is my brother.",
    "Put 5 stETH in the Lido withdrawal queue. The owner shall be Anna.",
    "Put 5 stETH in the Lido withdrawal queue, the beneficiary is my sister.",
    "Put 5 stETH in the Lido withdrawal queue, owner is not me.",
  ].map((intent) => faulty("queued for somebody else", UNREAD, intent, queued)),
  ...[
    "5 stETH are in the Lido withdrawal queue.",
    "I have 5 stETH in the Lido withdrawal queue.",
    "Take 5 stETH out of the Lido withdrawal queue.",
  ].map((intent) => faulty("what waits there already", UNREAD, intent, queued)),
  faulty(
    "who gets it is somebody else",
    UNREAD,
    `Send my Bored Ape #7 to ${FRIEND}, the NFT comes to me.`,
    erc721.call(BAYC, "safeTransferFrom", [USER, FRIEND, 7n]),
  ),
  ...["Claim Lido withdrawal 815", "Claim withdrawal 815 at Lido, please."].map((intent) =>
    aligned("a withdrawal by its number", intent, claimed),
  ),
  ...[
    "Claim Lido withdrawal 816",
    "Claim Lido withdrawals 815 and 816",
    "Claim Lido withdrawal 815 stETH",
  ].map((intent) => faulty("other withdrawals", UNREAD, intent, claimed)),
];
