import { requestBytes } from "../load/connection.ts";
import type { ScaledService } from "./scaled-service.ts";
import { seededHash } from "./seed.ts";

/** One call of the service that is made many times over; `nth` makes each a little different. */
export interface MeasuredCall {
  readonly what: string;
  readonly status: 200 | 201;
  request(service: ScaledService, nth: number): Buffer;
}

const FRIEND = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
const TRANSFER = {
  userPrompt: `Send 0.1 ETH to ${FRIEND}`,
  tx: { to: FRIEND, value: "100000000000000000", data: "0x" },
};

const publicRead = (what: string, path: (service: ScaledService) => string): MeasuredCall => ({
  what,
  status: 200,
  request: (service) => requestBytes("GET", `/public/agents/${path(service)}`),
});
const listRead = (what: string, path: (service: ScaledService) => string): MeasuredCall => ({
  what,
  status: 200,
  request: (service) => requestBytes("GET", `/transactions/users/${path(service)}`, service.admin),
});

export const MEASURED_CALLS: readonly MeasuredCall[] = [
  {
    what: "create",
    status: 201,
    request({ callers }, nth) {
      const caller = callers[nth % callers.length];
      if (!caller) throw new Error("nobody to call");
      return requestBytes("POST", "/transactions", caller.headers, {
        escrowAddress: caller.address,
        ...TRANSFER,
      });
    },
  },
  listRead("list of an agent with 100", ({ usual }) => usual),
  listRead("list of the busy agent, 50", ({ busy }) => `${busy}?limit=50`),
  listRead("the same, one of a rare status", ({ busy }) => `${busy}?limit=1&status=PENDING`),
  {
    what: "approval status",
    status: 200,
    request({ rows, admin }, nth) {
      // Far apart from one another, as transactions that are asked for are.
      const number = 1 + ((nth * 7919) % rows);
      return requestBytes("GET", `/transactions/${seededHash(number)}/approval-status`, admin);
    },
  },
  publicRead("public profile of an agent with 100", ({ usual }) => usual),
  publicRead("public profile of the busy agent", ({ busy }) => busy),
  publicRead("public list of the busy agent, 50", ({ busy }) => `${busy}/transactions?limit=50`),
  publicRead("metrics of an agent with 100, all", ({ usual }) => `${usual}/metrics`),
  publicRead("metrics of the busy agent, 24h", ({ busy }) => `${busy}/metrics?period=24h`),
  publicRead("metrics of the busy agent, 30d", ({ busy }) => `${busy}/metrics?period=30d`),
  publicRead("metrics of the busy agent, all", ({ busy }) => `${busy}/metrics?period=all`),
];
