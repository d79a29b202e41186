/** The nodes that may find a fault, by kind of fault; where several are equally right, the best one stands first. */
const intent = (name: string) => `intent_alignment.${name}`;
const technical = (name: string) => `technical_invariants.${name}`;
const legal = (name: string) => `legal_compliance.${name}`;
const adversarial = (name: string) => `adversarial_detection.${name}`;

export const NODE = {
  amount: [intent("amount_matching")],
  token: [intent("token_matching"), legal("token_legitimacy")],
  /** A contract that no table knows, in place of a known token. */
  fakeToken: [legal("token_legitimacy"), intent("token_matching")],
  /** A symbol that only looks like a token's. */
  lookalikeToken: [adversarial("token_lookalike"), intent("token_matching")],
  operation: [intent("operation_matching")],
  recipient: [intent("recipient_matching"), adversarial("funds_lost")],
  lookalike: [adversarial("lookalike_recipient"), intent("recipient_matching")],
  lost: [adversarial("funds_lost"), intent("recipient_matching")],
  spender: [intent("spender_matching")],
  foreignFunds: [adversarial("foreign_funds"), intent("sender_matching")],
  chain: [intent("chain_matching")],
  protocol: [technical("protocol_compatibility")],
  /** A known function, sent to a contract that no table knows. */
  contract: [technical("contract_known"), technical("call_understood"), legal("token_legitimacy")],
  value: [
    technical("protocol_compatibility"),
    adversarial("funds_lost"),
    intent("amount_matching"),
    technical("format_validation_lowlevel"),
    adversarial("hidden_calls"),
  ],
  deadline: [intent("deadline_consistency"), adversarial("mev_risky_parameters")],
  slippage: [intent("slippage_tolerance")],
  minimum: [intent("slippage_tolerance"), intent("amount_matching")],
  noMinimum: [adversarial("mev_risky_parameters"), intent("slippage_tolerance")],
  fee: [intent("fee_alignment")],
  unlimited: [adversarial("unlimited_approval"), intent("amount_matching")],
  covers: [intent("approval_covers_primary")],
  sequence: [intent("sequence_check")],
  permit: [adversarial("permit_abuse"), intent("spender_matching"), adversarial("unlimited_approval")],
  approvesAll: [adversarial("approval_for_all"), intent("operation_matching")],
  /** More is done than was asked for. */
  hidden: [adversarial("hidden_calls"), intent("operation_matching")],
  administer: [adversarial("account_control"), intent("operation_matching")],
  gas: [technical("gas_limits")],
  partialFill: [intent("partial_fill")],
  nonFungible: [intent("nft_matching"), intent("token_matching")],
  sanctions: [legal("sanctions_screening")],
  manipulation: [adversarial("intent_manipulation")],
  format: [technical("format_validation_lowlevel")],
  understood: [technical("call_understood")],
  /** What is asked for cannot be told, or depends on what nobody can check; either node quotes the words. */
  clarity: [intent("intent_clarity"), intent("requirement_coverage")],
  /** A choice that nobody makes unless he says so. */
  unusual: [adversarial("unusual_choices")],
  /** What the request says of itself is not what the calldata does. */
  claim: [
    technical("protocol_compatibility"),
    adversarial("consistency_analysis"),
    technical("format_validation_lowlevel"),
  ],
} as const;
