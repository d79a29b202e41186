import { keptRows } from "./kept-rows.ts";

/** What the simulated custody provider has accepted. */
export interface CustodyOrder {
  readonly externalTxId: string;
  readonly status: string;
}

export async function custodyOrders(custodyUrl: string): Promise<CustodyOrder[]> {
  return (await (await fetch(`${custodyUrl}/control/transactions`)).json()) as CustodyOrder[];
}

/** What custody did against what the records say, in sentences. */
export async function findCustodyViolations(
  dataDirectory: string,
  orders: readonly CustodyOrder[],
): Promise<string[]> {
  const rows = await keptRows(dataDirectory);
  const byId = Map.groupBy(orders, ({ externalTxId }) => externalTxId);
  const known = new Set(rows.map(({ requestHash }) => requestHash));
  const ofRows = rows.flatMap(({ requestHash, status, orionApproved, user }) => {
    const found = byId.get(requestHash) ?? [];
    const isExecuted = status === "EXECUTED";
    const completed = found.filter((order) => order.status === "COMPLETED").length;
    return [
      ...(found.length <= 1 ? [] : [`${requestHash} was accepted by custody ${found.length} times`]),
      ...(completed === (isExecuted ? 1 : 0)
        ? []
        : [`${requestHash} is ${status}, executed ${completed} times`]),
      ...(!isExecuted || (orionApproved && user.join() === "APPROVED")
        ? []
        : [`${requestHash} is EXECUTED without its approvals`]),
    ];
  });
  const strangers = [...byId.keys()].filter((id) => !known.has(id));
  return [...ofRows, ...strangers.map((id) => `custody has ${id}, which nobody has a record of`)];
}
