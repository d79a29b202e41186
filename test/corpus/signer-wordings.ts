import { FRIEND, SAFE, STRANGER } from "./addresses.ts";
import { execBySafe, safe } from "./encoders/accounts.ts";
import { type Wording, wordings } from "./wordings.ts";

const administer = (name: string, ...values: unknown[]) =>
  execBySafe(SAFE, { to: SAFE, data: safe.data(name, values) });
/** The first owner of a list is behind this one. */
const FIRST = "0x0000000000000000000000000000000000000001";

const ADDED = administer("addOwnerWithThreshold", FRIEND, 2);
const REMOVED = administer("removeOwner", FIRST, FRIEND, 2);
const REPLACED = administer("swapOwner", FIRST, FRIEND, STRANGER);
const REPLACED_BACK = administer("swapOwner", FIRST, STRANGER, FRIEND);
const RAISED = administer("changeThreshold", 3);

const WORDINGS: readonly Wording[] = [
  {
    intents: [
      `${FRIEND} joins the Safe ${SAFE} as owner. The threshold is to be 2.`,
      `New owner for Safe ${SAFE}: ${FRIEND}. Threshold: 2.`,
      `Please add the signer ${FRIEND} to our Safe ${SAFE} with a threshold of two.`,
      `Add ${FRIEND} to Safe ${SAFE} and have it need 2 signatures.`,
    ],
    tx: ADDED,
    wrong: [REMOVED, administer("addOwnerWithThreshold", FRIEND, 1)],
    others: [
      `Set the threshold to 2 for owner ${FRIEND} of Safe ${SAFE}.`,
      `Replace owner ${FRIEND}, threshold 2.`,
      `Raise the threshold of Safe ${SAFE} to 2, ${FRIEND} is an owner.`,
      `Old owner for Safe ${SAFE}: ${FRIEND}. Threshold: 2.`,
      `Add ${FRIEND} as a module of Safe ${SAFE}, threshold 2.`,
      `Transfer ownership to ${FRIEND}, threshold 2.`,
    ],
  },
  {
    intents: [
      `Remove ${FRIEND} from Safe ${SAFE} and set the threshold to 2.`,
      `${FRIEND} is to be removed from the owners of the Safe ${SAFE}. Required signatures thereafter: 2.`,
      `Drop ${FRIEND} from the owners of Safe ${SAFE}; afterwards two confirmations needed.`,
      `Take ${FRIEND} off the Safe ${SAFE} as an owner and leave the threshold at 2 after that.`,
      `Owner ${FRIEND} out of Safe ${SAFE}; two signatures needed from then on.`,
    ],
    tx: REMOVED,
    wrong: [ADDED, administer("removeOwner", FIRST, FRIEND, 1)],
    others: [
      `Make ${FRIEND} an owner of the Safe ${SAFE} with threshold 2.`,
      `Set ${FRIEND} as an owner of Safe ${SAFE}, threshold 2.`,
      `Change owner ${FRIEND} of Safe ${SAFE}, threshold 2.`,
      `Accept ${FRIEND} as owner of Safe ${SAFE}, threshold 2.`,
      `Take ${FRIEND} on as an owner of Safe ${SAFE}, threshold 2.`,
      `Remove ${FRIEND} from Safe ${SAFE}, threshold 2 after the next payment.`,
    ],
  },
  {
    intents: [
      `safe owners: swap out ${FRIEND}, put ${STRANGER} in instead`,
      `${STRANGER} takes the place of ${FRIEND} as owner of the Safe ${SAFE}.`,
      `Safe ${SAFE}: old owner ${FRIEND}, new owner ${STRANGER}`,
      `Put ${STRANGER} in as Safe owner in place of ${FRIEND}.`,
      `Swap in ${STRANGER} for ${FRIEND} as owner of the Safe.`,
    ],
    tx: REPLACED,
    wrong: [REPLACED_BACK, ADDED],
    others: [
      `Swap owners ${FRIEND} and ${STRANGER}.`,
      `owner ${FRIEND}: change key ${STRANGER}`,
      `Set owner ${FRIEND}, remove ${STRANGER}`,
      `Replace ${FRIEND} as owner of ${STRANGER}.`,
      `Swap out ${FRIEND} as Safe owner, then put ${FRIEND} in for ${STRANGER}.`,
    ],
  },
  {
    intents: [
      `Safe ${SAFE}: required confirmations -> 3`,
      "Set required confirmations on the Safe to three.",
      `From now on 3 signatures are needed for Safe ${SAFE}.`,
      `safe ${SAFE}: set the treshold to 3`,
      `Number of required signatures on Safe ${SAFE}: make it 3.`,
      `Threshold of our Safe ${SAFE}: please set it to 3.`,
      `bump our safe's (${SAFE}) threshold to 3 signatures`,
      `The treasury Safe ${SAFE} shall from now on require three signatures. Please change the threshold to 3.`,
    ],
    tx: RAISED,
    wrong: [administer("changeThreshold", 2)],
    others: [
      `Safe ${SAFE}: 3 confirmations needed`,
      `Safe ${SAFE}: required confirmations are 3`,
      "Raise the threshold by 3.",
      `Number of required signatures on Safe ${SAFE}: don't make it 3.`,
      `Number of required signatures on Safe ${SAFE}: make it 3 next week.`,
      `Number of owners on Safe ${SAFE}: make it 3.`,
      "Change the threshold of 3.",
      "Threshold of 3 stays.",
      "Keep the threshold at 3.",
      "The threshold of our Safe is 3.",
      "Our Safe requires 3 signatures.",
      "Change the threshold away from 3.",
      "Safe threshold 3: raise it by one.",
      "Lower the Safe threshold, currently 3.",
      "Lower the threshold to below 3.",
      "Raise the threshold to at least 3.",
      "Add a signer and set the threshold to 3.",
      `The Safe ${SAFE} shall require two signatures. Please change the threshold to 3.`,
    ],
  },
];

/** Who comes and goes as an owner of a Safe, and how many have to sign. */
export const signerWordings = wordings(
  {
    right: "who signs for a Safe",
    wrong: "another change of who signs",
    other: "words for another change of who signs",
  },
  WORDINGS,
);
