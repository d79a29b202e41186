/** Right requests that are refused still, by their words; one that is read one day has to be taken off. */
export const STILL_REFUSED: ReadonlySet<string> = new Set([
  "10 USDC, half of it to 0xC888baDADE07796a6a563d795AABfa301795293b and the other half to 0x79dd104b6eE196B9F8bA96050EbdE6F0A53F48Be.",
  "A fiver in USDC for 0xC888baDADE07796a6a563d795AABfa301795293b and another fiver for 0x79dd104b6eE196B9F8bA96050EbdE6F0A53F48Be.",
  "Ana's wallet is 0xC888baDADE07796a6a563d795AABfa301795293b, Bruno's is 0x79dd104b6eE196B9F8bA96050EbdE6F0A53F48Be. Send Ana 10 USDC and Bruno 20.",
  "Approve 150 DAI to the uniswap v2 router, swap it to USDC with at least 149 coming back, and then set the approval to zero again. I like to leave no open allowances",
  "Distribute fifty USDC each to 0xC888baDADE07796a6a563d795AABfa301795293b, 0x79dd104b6eE196B9F8bA96050EbdE6F0A53F48Be and our Safe 0x14C254e21503eF6e93e024F74e0bCfc2c3B2Bf53, so 150 USDC altogether.",
  "Equal shares of 50 USDC: one to 0xC888baDADE07796a6a563d795AABfa301795293b, one to 0x79dd104b6eE196B9F8bA96050EbdE6F0A53F48Be",
  "Grant 0xC888baDADE07796a6a563d795AABfa301795293b two allowances: one over 150 USDC, another over 250 DAI.",
  "I don't want 0x79dd104b6eE196B9F8bA96050EbdE6F0A53F48Be to touch my USDC any more, nor my DAI. Please take both approvals away.",
  "Pay 0xC888baDADE07796a6a563d795AABfa301795293b 85 USDC today, and approve 0x79dd104b6eE196B9F8bA96050EbdE6F0A53F48Be for 320 USDC.",
  "Swap 100 USDC and 100 DAI for WETH, 1% slippage",
  "Swap 200 USDC to WETH, min 0.066 WETH, and 200 DAI to WETH on Uniswap V3.",
]);
