import { showAmount } from "../../calls/show-amount.ts";
import type { Case } from "../../case/case.ts";
import type { NodeResult } from "../../case/verdict.ts";
import { told } from "../../chain/reads.ts";
import { hardNode } from "../node.ts";
import { fail, pass, skip } from "../result.ts";
import { hiddenGrant, hiddenItem, hiddenLoss, shortfall } from "./simulated-changes.ts";

/** What contracts say where the account has not got enough yet, or has not allowed enough: it may have when it is sent. */
const NOT_YET =
  /insufficient|exceeds (?:balance|allowance)|not enough|out of gas|TRANSFER_FROM_FAILED|^STF$|0xfb8f41b2|0xe450d38c/i;

/**
 * What the chain's own node says would happen is what the decoder read: it does not revert, nobody loses or grants
 * anything else, and who is paid gets all of it.
 *
 * Confidence: 0.97 for what is hidden, 0.95 for a fee on transfer and a PASS, 0.9 for a revert, 0.7 for a PASS by what
 * contracts log alone, which may not be what arrives, 0.5 where only the success is told.
 */
export const simulation = hardNode({
  id: "technical_invariants.simulation",
  level: 3,
  run(opened) {
    const { reads, chain } = opened;
    if (!reads) return skip(`Nothing was run: there is no RPC for ${chain.name}, or nothing to ask.`);
    if (reads.failure !== undefined) return skip(`Nothing was run: ${reads.failure}`);
    const { simulation: run, block } = reads;
    if (!run) {
      const why = told(reads.unanswered, "simulation");
      return skip(why ? `Nothing was run: ${why}` : "What is only signed or described is not run.");
    }
    const reverted = run.outcomes.find(({ status }) => status === "reverted");
    if (reverted) return judgeRevert(reverted.reason, block);
    if (!run.changes)
      return pass(0.5, `It succeeds on block ${block}; the node does not tell what it moves.`, {
        by: run.by,
      });
    const differs = compare(opened);
    if (differs) return differs;
    return run.by === "eth_simulateV1"
      ? pass(0.95, `Run on block ${block}, it does what was read, and nothing else.`, { by: run.by })
      : pass(
          0.7,
          `Run on block ${block}, it does what was read, by what the contracts log; the node compares no balances.`,
          {
            by: run.by,
          },
        );
  },
});

function judgeRevert(reason: string | undefined, block: number | undefined): NodeResult {
  const said = reason ? ` ("${reason}")` : "";
  if (reason && NOT_YET.test(reason))
    return skip(
      `Run on block ${block}, it lacks funds or an allowance${said}, so that nothing can be compared.`,
    );
  return fail(0.9, `Run on block ${block}, the transaction reverts${said}.`, {
    expected: "a transaction that succeeds",
    actual: reason ?? "reverted",
    remedy: "Correct the transaction, or wait until what it needs is there.",
  });
}

function compare(opened: Case): NodeResult | undefined {
  const item = hiddenItem(opened);
  if (item) {
    return fail(
      0.97,
      `Run, it takes the token ${item.token_id} of ${item.collection} from ${item.from}, which nobody asked for.`,
      {
        expected: "no collectible leaves",
        actual: item,
        remedy: "Do not send this transaction.",
      },
    );
  }
  const loss = hiddenLoss(opened);
  if (loss) {
    const [lost, allowed] = [showAmount(loss.lost), showAmount(loss.allowed)];
    return fail(0.97, `Run, it takes ${lost} from ${loss.account}; what was read is ${allowed}.`, {
      expected: allowed,
      actual: lost,
      remedy: "Do not send this transaction: the contract does more than its call says.",
    });
  }
  const grant = hiddenGrant(opened);
  if (grant) {
    return fail(
      0.97,
      `Run, it lets ${grant.spender} spend ${grant.token} of ${grant.owner}, which nobody asked for.`,
      {
        expected: "no such grant",
        actual: grant,
        remedy: "Do not send this transaction.",
      },
    );
  }
  const short = shortfall(opened);
  if (!short) return undefined;
  const [due, got] = [showAmount(short.due), showAmount(short.got)];
  return fail(
    0.95,
    `Run, ${short.account} gets ${got} of ${due}: the token takes a fee, or the contract keeps it.`,
    {
      expected: due,
      actual: got,
      remedy: "Ask for what arrives, or use another token.",
    },
  );
}
