export interface Tampering {
  readonly what: string;
  readonly table: "transaction_request" | "transaction_payload" | "approval" | "verdict";
  readonly column: string;
  /** An SQL expression for the forged value. */
  readonly to: string;
  /** Which of the transaction's rows, where it has several. */
  readonly where?: string;
  /** The checks that must differ, and no other. */
  readonly differ: readonly string[];
}

/** Another character than stands there, whichever that is. */
const otherByte = (column: string) =>
  `overlay(${column} placing case substr(${column}, 200, 1) when 'x' then 'y' else 'x' end from 200)`;

/** One forged value each, in the record of a transaction that orion and its owner approved. */
export const TAMPERINGS: readonly Tampering[] = [
  {
    what: "a byte of the stored payload",
    table: "transaction_payload",
    column: "text",
    to: otherByte("text"),
    differ: ["payload hash", "request on IPFS"],
  },
  {
    what: "a byte of the stored response",
    table: "transaction_payload",
    column: "response",
    to: otherByte("response"),
    differ: ["response on IPFS"],
  },
  {
    what: "the intent that people are shown",
    table: "transaction_request",
    column: "description",
    to: "description || '.'",
    differ: ["intent"],
  },
  {
    what: "the owner's decision",
    table: "approval",
    column: "decision",
    to: "'REJECTED'",
    where: "type = 'user_ui'",
    differ: ["status by decisions"],
  },
  {
    what: "which decision the workflow was told of",
    table: "approval",
    column: "id",
    to: "gen_random_uuid()",
    where: "type = 'user_ui'",
    differ: ["decisions in history"],
  },
  {
    what: "orion's decision",
    table: "approval",
    column: "decision",
    to: "'REJECTED'",
    where: "type = 'orion'",
    differ: ["orion on chain", "published decision", "orion by its verdict", "status by decisions"],
  },
  {
    what: "orion's analysis",
    table: "approval",
    column: "analysis",
    to: "analysis || '.'",
    where: "type = 'orion'",
    differ: ["published decision", "orion by its verdict"],
  },
  {
    what: "a byte of the verdict",
    table: "verdict",
    column: "answer",
    to: "' ' || answer",
    differ: ["published verdict", "verdict judged again"],
  },
  {
    what: "a value of the verdict",
    table: "verdict",
    column: "answer",
    to: `replace(answer, '"llm_calls":0', '"llm_calls":1')`,
    differ: ["published verdict", "verdict judged again"],
  },
  {
    what: "the verdict's decision",
    table: "verdict",
    column: "answer",
    to: `regexp_replace(answer, '"decision":"PASS"', '"decision":"REJECT"')`,
    differ: ["published verdict", "orion by its verdict", "verdict judged again", "decision judged again"],
  },
  {
    what: "the verdict into half of it",
    table: "verdict",
    column: "answer",
    to: "left(answer, length(answer) / 2)",
    differ: ["published verdict", "orion by its verdict", "verdict judged again"],
  },
  {
    what: "the status",
    table: "transaction_request",
    column: "status",
    to: "'REJECTED'",
    differ: ["status by decisions", "status in history"],
  },
  {
    what: "the status, to what it was before",
    table: "transaction_request",
    column: "status",
    to: "'PENDING'",
    differ: ["status by decisions", "status in history"],
  },
  {
    what: "the status, to what neither decisions nor its reason make of it",
    table: "transaction_request",
    column: "status",
    to: "'EXECUTED'",
    differ: ["status by decisions", "status in history"],
  },
  {
    what: "the request's CID",
    table: "transaction_request",
    column: "request_cid",
    to: "response_cid",
    differ: ["request CID"],
  },
  {
    what: "the response's CID",
    table: "transaction_request",
    column: "response_cid",
    to: "null",
    differ: ["response CID"],
  },
  {
    what: "the registration's chain transaction",
    table: "transaction_request",
    column: "registration_tx",
    to: "publication_tx",
    differ: ["registration"],
  },
  {
    what: "the publication's chain transaction",
    table: "transaction_request",
    column: "publication_tx",
    to: "'0x' || repeat('ab', 32)",
    differ: ["publication"],
  },
  {
    what: "the chain that it is meant for",
    table: "transaction_request",
    column: "chain_id",
    to: "1",
    differ: ["request hash"],
  },
];
