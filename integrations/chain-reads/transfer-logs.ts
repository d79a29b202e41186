type Address = `0x${string}`;

/** A log as nodes tell it. */
export interface Log {
  address: string;
  topics: readonly string[];
  data: string;
}

const TRANSFER = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef";
const TRANSFER_SINGLE = "0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62";
const TRANSFER_BATCH = "0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb";
const APPROVAL = "0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925";
const APPROVAL_FOR_ALL = "0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31";
/** Wrapped currencies make and take tokens without a transfer. */
const DEPOSIT = "0xe1fffcc4923d04b559f4d29a8bfc6cda04eb5b0d3c460751c2402c5c5cc9109c";
const WITHDRAWAL = "0x7fcf532c15f0a6db0bd6d0e038bea71d30d808c7d98cb3bf7268a95bf5081b65";
/** Where a node that traces transfers writes the chain's own currency. */
const NATIVE_LOG = "0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee";

/** What logs tell of holdings and rights. */
export interface Movements {
  changes: { account: Address; asset: Address | "native"; delta: bigint }[];
  grants: { token: Address; owner: Address; spender: Address; amount: string }[];
  items: { collection: Address; from: Address; to: Address; token_id: string }[];
}

export function movementsIn(logs: readonly Log[]): Movements {
  const found: Movements = { changes: [], grants: [], items: [] };
  for (const { address, topics, data } of logs) {
    const at = address.toLowerCase() as Address;
    const [kind, first, second, third] = topics;
    if (kind === TRANSFER && first && second && third === undefined) {
      const asset = at === NATIVE_LOG ? "native" : at;
      move(found, asset, party(first), party(second), numberAt(data, 0));
    } else if (kind === TRANSFER && first && second && third)
      found.items.push({ collection: at, from: party(first), to: party(second), token_id: number(third) });
    else if ((kind === TRANSFER_SINGLE || kind === TRANSFER_BATCH) && second && third)
      found.items.push({
        collection: at,
        from: party(second),
        to: party(third),
        token_id: kind === TRANSFER_SINGLE ? numberAt(data, 0).toString() : "several",
      });
    else if (kind === APPROVAL && first && second)
      found.grants.push({
        token: at,
        owner: party(first),
        spender: party(second),
        amount: third === undefined ? numberAt(data, 0).toString() : `token ${number(third)}`,
      });
    else if (kind === APPROVAL_FOR_ALL && first && second && numberAt(data, 0) === 1n)
      found.grants.push({ token: at, owner: party(first), spender: party(second), amount: "all" });
    else if (kind === DEPOSIT && first)
      found.changes.push({ account: party(first), asset: at, delta: numberAt(data, 0) });
    else if (kind === WITHDRAWAL && first)
      found.changes.push({ account: party(first), asset: at, delta: -numberAt(data, 0) });
  }
  return found;
}

function move(found: Movements, asset: Address | "native", from: Address, to: Address, amount: bigint): void {
  found.changes.push({ account: from, asset, delta: -amount }, { account: to, asset, delta: amount });
}

const party = (topic: string) => `0x${topic.slice(-40).toLowerCase()}` as Address;
const number = (topic: string) => BigInt(topic).toString();

function numberAt(data: string, word: number): bigint {
  const hex = data.slice(2 + word * 64, 66 + word * 64);
  return hex.length === 64 ? BigInt(`0x${hex}`) : 0n;
}
