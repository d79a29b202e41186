import type { Destination } from "../../calls/deed.ts";
import { chainById, isTestnet } from "../../data/chains.ts";
import { hardNode } from "../node.ts";
import { fail, pass, skip } from "../result.ts";

const ETHEREUM = 1;

/**
 * The transaction is for the chain that the intent names, and a bridge leads to one that it names.
 *
 * Confidence: 1 where the transaction names its chain, 0.85 where it was inferred.
 */
export const chainMatching = hardNode({
  id: "intent_alignment.chain_matching",
  level: 1,
  run({ intent, chain, chainSource, calls }) {
    const elsewhere = calls.find(({ destination }) => destination && !isNamed(destination, intent.text));
    if (elsewhere?.destination) {
      const { name } = elsewhere.destination;
      return fail(0.95, `The bridge leads to ${name}, which the intent does not name.`, {
        expected: "the chain that the intent names",
        actual: name,
        remedy: `Say in the intent that it goes to ${name}, or bridge to the chain that is meant.`,
      });
    }
    const { chainKind } = intent;
    const isOfKind = chainKind?.of === "testnet" ? isTestnet(chain) : chain.id !== ETHEREUM;
    if (chainKind && !isOfKind) {
      return fail(0.95, `The intent says "${chainKind.quote.text}", the transaction is for ${chain.name}.`, {
        expected: chainKind.quote.text,
        actual: chain.id,
        remedy: "Name the chain in the intent and set `chainId` to it.",
      });
    }
    if (!intent.chain)
      return skip(`The intent names no chain; the transaction is judged for ${chain.name}.`, {
        chain_id: chain.id,
      });
    const named = chainById(intent.chain.id);
    if (named.id !== chain.id) {
      return fail(0.99, `The intent says ${named.name}, the transaction is for ${chain.name}.`, {
        expected: named.id,
        actual: chain.id,
        remedy: `Set \`chainId\` to ${named.id} and use ${named.name}'s contracts, or name ${chain.name} in the intent.`,
      });
    }
    const confidence = chainSource === "transaction" ? 1 : 0.85;
    return pass(confidence, `The transaction is for ${chain.name}, as the intent says.`, {
      chain_id: chain.id,
      told_by: chainSource,
    });
  },
});

function isNamed({ spoken }: Destination, text: string): boolean {
  const words = ` ${text.toLowerCase().replaceAll(/[^a-z0-9.-]+/g, " ")} `;
  return spoken.some((name) => words.includes(` ${name} `) || words.includes(` ${name}. `));
}
