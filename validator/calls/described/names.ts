/** The same amount under its name and under its name with the unit behind it. */
const amounts = (...stems: string[]): readonly string[] =>
  stems.flatMap((stem) =>
    ["", "human", "wei", "raw", "baseunits", "formatted", "decimal"].map((unit) => `${stem}${unit}`),
  );
const tokens = (...stems: string[]): readonly string[] =>
  stems.flatMap((stem) => [stem, `${stem}symbol`, `${stem}address`]);

/** What descriptions call their parts, in the spelling of `fieldsOf`. */
export const NAMES = {
  tokenIn: tokens("tokenin", "fromtoken", "selltoken", "inputtoken", "srctoken", "sourcetoken", "assetin"),
  tokenOut: tokens("tokenout", "totoken", "buytoken", "outputtoken", "dsttoken", "desttoken", "assetout"),
  asset: [...tokens("asset", "token", "underlying", "coin", "currency"), "symbol"],
  amount: amounts("amount", "qty", "quantity"),
  amountIn: amounts("amountin", "fromamount", "sellamount", "inputamount", "srcamount"),
  maximumIn: amounts("amountinmax", "amountinmaximum", "maxin", "maxamountin", "maximumin"),
  amountOut: amounts("amountout", "toamount", "buyamount", "outputamount"),
  minimumOut: amounts(
    "minout",
    "amountoutmin",
    "amountoutminimum",
    "minamountout",
    "minimumout",
    "minreceived",
    "minimumreceived",
    "minreturn",
  ),
  recipient: [
    "recipient",
    "receiver",
    "beneficiary",
    "onbehalfof",
    "toaddress",
    "destination",
    "recipientaddress",
    "receiveraddress",
  ],
  feeRecipient: ["feerecipient", "feereceiver", "feeaddress", "portionrecipient"],
  feeBips: ["feebps", "feebips", "portionbips", "portionbps"],
  spender: ["spender", "spenderaddress"],
  deadline: ["deadline", "validto", "expiry", "expiration", "expiresat", "deadlineunix", "validuntil"],
} as const;

/** Flags that an approval is to have no limit. */
export const UNLIMITED: readonly string[] = ["approvemax", "maxapproval"].concat(
  ["unlimited", "infinite"].flatMap((word) => [word, `is${word}`, `${word}approval`, `approve${word}`]),
);
