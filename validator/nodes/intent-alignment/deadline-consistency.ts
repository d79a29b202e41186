import type { Call } from "../../calls/call.ts";
import type { Case } from "../../case/case.ts";
import type { NodeResult } from "../../case/verdict.ts";
import type { Quote } from "../../intent/intent.ts";
import { hardNode } from "../node.ts";
import { fail, pass, skip } from "../result.ts";
import { showTime } from "../show.ts";

/** Clocks differ, and whoever wrote the call counted from a moment of its own. */
const LEEWAY_SECONDS = 60n;

/**
 * The time by which the intent wants it done lies ahead, and no call stays good beyond it or has ended already. A trade
 * must have an end where the intent names one, and so must an approval that is to hold for a time only; a trade that is only described, and other calls, are done when they are
 * sent.
 *
 * Confidence: 0.95 where call and intent both name a time, 0.9 where only the intent does, 0.8 where only the call does.
 */
export const deadlineConsistency = hardNode({
  id: "intent_alignment.deadline_consistency",
  level: 2,
  run(opened) {
    const { intent, evaluatedAt, calls, claims } = opened;
    const now = BigInt(Math.floor(evaluatedAt / 1000));
    const ends = endsOf(opened);
    const expired = [...ends, ...grantsOf(calls)].find(({ at }) => at < now);
    if (intent.deadline && intent.deadline.at <= evaluatedAt) {
      const until = new Date(intent.deadline.at).toISOString();
      return fail(0.95, `The deadline "${intent.deadline.quote.text}" was ${until} and has passed.`, {
        expected: `to be done by ${until}`,
        actual: new Date(evaluatedAt).toISOString(),
        remedy: "Ask again with a deadline that lies ahead.",
      });
    }
    if (expired) {
      return fail(0.99, `${expired.what} ended at ${showTime(expired.at)}, before ${showTime(now)}.`, {
        expected: `later than ${showTime(now)}`,
        actual: expired.at.toString(),
        remedy: "Set a deadline that lies ahead.",
      });
    }
    const unsigned = otherSignature(opened);
    if (unsigned) return unsigned;
    if (!intent.deadline) {
      return ends[0]
        ? pass(0.8, `${ends[0].what} is good until ${showTime(ends[0].at)}; the intent names no deadline.`)
        : skip("Neither the intent nor the call names a deadline.");
    }
    const wanted = BigInt(Math.floor(intent.deadline.at / 1000));
    const quoted = `"${intent.deadline.quote.text}" (${showTime(wanted)})`;
    const lasting = lastingApproval(opened, wanted + LEEWAY_SECONDS);
    if (lasting) {
      const until = lasting.expiresAt === undefined ? "has no end" : `ends at ${showTime(lasting.expiresAt)}`;
      return fail(0.95, `The intent says ${quoted}, what ${lasting.name} approves ${until}.`, {
        expected: wanted.toString(),
        actual: lasting.expiresAt?.toString() ?? null,
        remedy: `Approve through Permit2 with an expiration of ${wanted} or earlier, or ask for an approval without an end.`,
      });
    }
    const late = ends.find(({ at }) => at > wanted + LEEWAY_SECONDS);
    if (late) {
      return fail(
        0.95,
        `The intent says ${quoted}, ${late.what.toLowerCase()} stays good until ${showTime(late.at)}.`,
        {
          expected: wanted.toString(),
          actual: late.at.toString(),
          remedy: `Set the deadline to ${wanted} or earlier.`,
        },
      );
    }
    const short = shortEnd(opened, now);
    if (short) {
      return fail(0.9, `The intent says ${quoted}, ${short.what} ends at ${showTime(short.at)} already.`, {
        expected: wanted.toString(),
        actual: short.at.toString(),
        remedy: `Set its end to ${wanted}, or ask for one that is good for a shorter time.`,
      });
    }
    const endless = calls.find(
      ({ operation, deadline, described }) => operation === "swap" && deadline === undefined && !described,
    );
    if (endless && claims.validUntil === undefined && !isJustToday(intent)) {
      return fail(0.8, `The intent says ${quoted}, but the trade has no end of its own.`, {
        expected: wanted.toString(),
        actual: null,
        remedy: `Use a function with a deadline and set it to ${wanted} or earlier.`,
      });
    }
    // "cancellable until tomorrow": what no call ends holds for good.
    if (intent.deadline.isValidity && ends.length + grantsOf(calls).length === 0 && !isDescribed(calls)) {
      return fail(0.9, `The intent says ${quoted}, but nothing that the calls do ends then.`, {
        expected: wanted.toString(),
        actual: null,
        remedy: "Say by when it is to be done, if that is meant, or leave the time out.",
      });
    }
    return withinDeadline(quoted, ends);
  },
});

/** "… the signature is good until noon", where it can be used longer or not nearly as long, or no permit is signed. */
function otherSignature({ intent: { signedUntil }, calls, evaluatedAt }: Case): NodeResult | undefined {
  if (!signedUntil) return undefined;
  const wanted = BigInt(Math.floor(signedUntil.at / 1000));
  const now = BigInt(Math.floor(evaluatedAt / 1000));
  const permits = calls.filter(({ permits = [] }) => permits.length > 0);
  const other = permits.find(
    ({ deadline, operation }) =>
      operation !== "approve" ||
      deadline === undefined ||
      deadline > wanted + LEEWAY_SECONDS ||
      (isWellBefore(deadline - now, wanted - now) && !AT_MOST.test(signedUntil.quote.text)),
  );
  if (permits.length > 0 && !other && wanted > now) return undefined;
  const actual = other?.deadline;
  const until = actual === undefined ? "is not what the calls have" : `ends at ${showTime(actual)}`;
  return fail(
    0.95,
    `The intent says "${signedUntil.quote.text}" (${showTime(wanted)}), the signature ${until}.`,
    {
      expected: wanted.toString(),
      actual: actual?.toString() ?? null,
      remedy: `Sign it with a deadline of ${wanted}.`,
    },
  );
}

/** "We sell them today" says when it is asked for; "valid today", "today only" and "by today" when it ends. */
const isJustToday = ({ deadline, text }: Case["intent"]): boolean =>
  deadline !== undefined &&
  !deadline.isValidity &&
  /^today$/i.test(deadline.quote.text) &&
  !/\b(?:only|by|within|during|until|till|latest|before)\W*$/i.test(text.slice(0, deadline.quote.start)) &&
  !/^\W*(?:only|latest|at the latest|or)\b/i.test(text.slice(deadline.quote.end));

const isDescribed = (calls: readonly Call[]) => calls.some(({ described }) => described === true);

interface Approval {
  name: string;
  expiresAt: bigint | undefined;
}

/** Who speaks of a permit, its signature or until when it is valid means its own end, where the allowance that it gives has none. */
const OF_PERMIT = /\b(?:sign|signing|signature|signed|permits?|ERC-?2612|valid|validity|expir\w+)\b/i;

/**
 * An approval that lasts longer than the intent wants it to (a permit whose allowance has no end: its signature), where it asks for nothing but approvals. "Within an hour" may
 * be meant of its end, so that an approval with an end is held against it too.
 */
function lastingApproval({ intent, calls }: Case, latest: bigint): Approval | undefined {
  const { deadline: wanted } = intent;
  if (!wanted || wanted.isExecution) return undefined;
  if (!intent.steps.every(({ action }) => action.operation === "approve")) return undefined;
  return calls
    .filter(({ operation }) => operation === "approve")
    .flatMap(({ permits, expiresAt, signature, deadline }): Approval[] => {
      const name = signature?.split("(")[0] ?? "the call";
      const isOfPermit =
        !intent.signedUntil && OF_PERMIT.test(intent.text) && !isOfAllowance(intent.text, wanted.quote);
      const signedUntil = isOfPermit ? deadline : undefined;
      return (
        permits?.map((permit) => ({ name, expiresAt: permit.expiresAt ?? signedUntil })) ?? [
          { name, expiresAt },
        ]
      );
    })
    .find(({ expiresAt }) => (expiresAt === undefined ? wanted.isValidity : expiresAt > latest));
}

/** "allowance good until noon" */
const isOfAllowance = (text: string, { start }: Quote) =>
  /\b(?:allowance|approval)s?(?: itself)?(?: (?:is|to be|being|stays))?(?: (?:good|valid|live|usable))? $/i.test(
    text.slice(0, start),
  );

/** What bounds a time from above only: "valid no longer than a week". */
const AT_MOST = /\b(?:no|not|most|max|maximum|up|only|just|than|latest|within)\b/i;

/**
 * The end of an order, a signed payment or a grant that lies well before the time for which the intent wants it to be good: it waits
 * for its price or for whoever may draw on it, and one of a day is not the one of a week that was asked for.
 */
function shortEnd({ intent: { deadline }, calls }: Case, now: bigint): End | undefined {
  if (!deadline?.isValidity || AT_MOST.test(deadline.quote.text)) return undefined;
  const wanted = BigInt(Math.floor(deadline.at / 1000)) - now;
  const orders = calls.flatMap(({ operation, partiallyFillable, permits = [], deadline: end }) => {
    const isOrder = operation === "swap" && partiallyFillable !== undefined;
    const isPermit = permits.some((permit) => permit.expiresAt === undefined) && operation === "approve";
    const isPayment = operation === "transfer";
    const what = isOrder ? "the order" : isPayment ? "the authorization" : "the permit";
    return end !== undefined && (isOrder || isPermit || isPayment) ? [{ what, at: end }] : [];
  });
  // A grant that ends somewhat sooner is the safer one.
  const grants = grantsOf(calls).filter(({ at }) => (at - now) * 4n < wanted * 3n);
  return (
    orders.find(({ at }) => isWellBefore(at - now, wanted)) ??
    grants.map(({ at }) => ({ what: "what Permit2 is to grant", at })).at(0)
  );
}

const isWellBefore = (left: bigint, wanted: bigint) => left * 10n < wanted * 9n;

function withinDeadline(quoted: string, [first]: End[]): NodeResult {
  return first
    ? pass(0.95, `${first.what} ends at ${showTime(first.at)}, by ${quoted} as asked.`, {
        deadline: first.at.toString(),
      })
    : pass(0.9, `The deadline ${quoted} has not passed.`);
}

interface End {
  what: string;
  at: bigint;
}

/** Until when what Permit2 is told to book may be spent; zero is for the block that books it. */
function grantsOf(calls: readonly Call[]): End[] {
  return calls
    .filter(({ operation }) => operation === "approve")
    .flatMap(({ expiresAt, permits = [] }) => [expiresAt, ...permits.map((permit) => permit.expiresAt)])
    .flatMap((at = 0n) => (at > 0n ? [{ what: "What Permit2 is to grant", at }] : []));
}

function endsOf({ calls, claims }: Case): End[] {
  const ends: End[] = calls.flatMap(({ deadline, signature, operation }) =>
    deadline === undefined
      ? []
      : [{ what: `The ${signature?.split("(")[0] ?? operation} call`, at: deadline }],
  );
  if (claims.validUntil !== undefined) ends.push({ what: "The request", at: claims.validUntil });
  return ends;
}
