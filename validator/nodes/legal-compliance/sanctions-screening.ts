import { hardNode } from "../node.ts";
import { fail, pass, skip } from "../result.ts";

/**
 * Nobody who sends, receives, may spend, takes a fee or is called is on a sanctions list, and nobody whom the intent names.
 *
 * Confidence: 1 for a hit, 0.99 for none, since lists change.
 */
export const sanctionsScreening = hardNode({
  id: "legal_compliance.sanctions_screening",
  level: 1,
  run({ calls, intent }, { sanctions }) {
    const parties: [role: string, address: string][] = [];
    const add = (role: string, address: string | undefined) => {
      if (address !== undefined) parties.push([role, address]);
    };
    for (const call of calls) {
      add("sender", call.from);
      add("recipient", call.recipient);
      add("spender", call.spender);
      add("owner of the funds", call.owner);
      add("contract called", call.to);
      for (const wrapper of call.wrappers) add("contract called", wrapper.to);
      for (const permit of call.permits ?? []) add("spender", permit.spender);
      for (const fee of call.fees ?? []) add("recipient of a fee", fee.recipient);
      for (const fact of call.deed?.facts ?? [])
        if (fact.is === "party") add("meant by the call", fact.address);
      for (const side of call.sideTransfers ?? []) add("recipient on the side", side.recipient);
      add("token", call.amountIn?.asset.contract);
      add("token", call.amountOut?.asset.contract);
    }
    for (const { counterparty, source } of intent.steps) {
      for (const party of [counterparty, source]) {
        if (party?.kind === "address") add("named in the intent", party.address);
      }
    }
    for (const [role, address] of parties) {
      const name = sanctions.entries[address];
      if (name === undefined) continue;
      return fail(1, `${address} (${role}) is on a sanctions list as ${name}.`, {
        expected: "parties that are on no sanctions list",
        actual: address,
        remedy: "Do not deal with this address.",
        role,
        listed_as: name,
        list_date: sanctions.date,
      });
    }
    if (parties.length === 0) return skip("No address could be read.");
    const checked = [...new Set(parties.map(([, address]) => address))].filter(
      (address) => address !== "native",
    );
    return pass(0.99, `No address involved is on the sanctions list of ${sanctions.date}.`, {
      checked,
      list_date: sanctions.date,
    });
  },
});
