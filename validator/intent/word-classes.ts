const words = (...lists: string[]): ReadonlySet<string> => new Set(lists.join(" ").split(" "));

/** Words of the grammar, of bounds and of courtesy: they ask for nothing by themselves. */
export const FUNCTION_WORDS = words(
  "a an the this that these those such same each both either another other any some all every one it its it's it’s them they their theirs he him his she her hers",
  "i i'm i’m i'd i’d i'll i’ll i've i’ve me my mine myself we we'd we’d we'll we’ll we're us our ours you your yours yourself who whom whose which what whatever that's that’s there here",
  "is are was were be been being am do does did done have has had having will would can could may might shall let let's let’s lets",
  "of to for or nor than so just only also too very really quite rather simply directly exactly precisely approximately about around roughly circa nearly almost some total totalling totaling worth",
  "at up least most more less fewer better worse worst case higher lower max maximum min minimum floor cap ceiling or no not exceed exceeding amount amounts quantity number sum figure value count",
  "please pls plz kindly hi hello hey dear thanks thank thx cheers ok okay sure yes yeah yep well now then today immediately asap promptly quickly right away straight soon possible convenience earliest",
  "asking requesting go ahead proceed want wants wanna need needs like wish would love intend plan going trying try ready time help make use using sir team everyone bot agent assistant friend buddy mate folks",
  "first second third firstly secondly next last lastly finally afterwards again once back over across off out down away along in total full in-full",
  "et etc via e.g eg i.e ie aka called named namely following below above attached specified given stated mentioned said respectively together altogether",
);

/** What a transaction is made of: naming these again adds nothing. */
export const PLAIN_NOUNS = words(
  "wallet wallets account accounts address addresses balance balances funds fund money cash holdings savings treasury budget crypto cryptocurrency currency coin coins token tokens erc20 erc-20 eip-2612 erc-2612 eip2612 gasless erc721 erc-721 nft nfts stablecoin stablecoins ether",
  "contract contracts protocol pool pools market markets router vault exchange dex network chain blockchain mainnet layer l1 l2 ethereum testnet aggregator marketplace platform interface app",
  "transaction transactions tx txn transfer transfers payment payments swap trade order request operation action call intent instruction task job step batch bundle multisend multicall go",
  "recipient receiver beneficiary payee destination sender spender owner user party person delegate operator counterparty side",
  "route path price rate rates fee fees gas slippage spread cost costs deadline expiry execution conditions terms settings impact tolerance output input minimum quote",
  "behalf favor favour favourite return response reply advance particular general fact question person mind name whole entirety part moment night afternoon morning evening noon position deposit loan debt collateral stake supply allowance approval permission limit",
  "permit signature spending right rights staking lending trading portfolio proceeds love care regards respect gratitude thanks pleasure convenience hurry rush",
);

/** Qualities that no check could measure and nobody would refuse. */
export const PLAIN_QUALITIES = words(
  "best good great fair reasonable low lowest minimal small normal default standard usual ordinary regular current present prevailing going available actual spot latest live",
  "executed completed done settled mined confirmed processed filled sent paid transferred received swapped happen happens arrive arrives come comes land lands needed necessary required nice fine acceptable valid allowed permitted",
  "urgently safely securely carefully entirely completely fully manually lately currently normally usually shortly recently previously early properly correctly friendly family",
  "main primary own connected personal new old single simple plain direct whole entire complete full partial small large quick fast instant immediate urgent respective corresponding above-mentioned native lending liquidity yield interest",
);

/** What begins a reason, a memo or an aside that goes on to the end of its clause. */
export const NOTE_OPENERS = words(
  "because cause since as so memo note notes ref reference re regarding concerning fyi btw reason purpose subject invoice inv due owing thanks thank thx cheers given considering per-our congrats congratulations happy merry enjoy hope sorry ps p.s",
);

/** Everyday verbs of asking, in their plain form, that no transaction of the supported kinds answers. */
export const OTHER_VERBS = words(
  "lock unlock freeze hold keep leave retain reserve save store stash secure protect escrow vest stream schedule delay postpone defer wait hurry repeat loop retry split divide distribute divvy share allocate rebalance hedge short long leverage margin liquidate farm compound reinvest rollover roll",
  "vote propose register renew rename name tag label record log notify email mail text message tell inform alert warn call ping post publish announce tweet share ask confirm verify check recheck validate audit inspect review preview simulate test try draft write prepare compose plan suggest recommend advise explain describe show display list calculate compute estimate quote compare track monitor watch report forecast",
  "cancel abort stop halt pause block prevent deny decline refuse reject avoid ignore skip omit forget undo revert reverse rollback roll-back dispute chargeback refrain",
  "remember remind ensure guarantee promise commit pledge bind prefer choose pick select decide limit cap restrict bound adjust raise lower increase decrease reduce cut double triple halve round set reset change modify update edit replace switch toggle enable disable activate deactivate turn tune optimize optimise maximize maximise minimize minimise",
  "create make build deploy launch mint burn destroy delete erase wipe hide obfuscate mix tumble anonymize anonymise launder shield encrypt decrypt sign broadcast relay bundle frontrun front-run backrun sandwich route reroute bridge migrate export import link unlink connect disconnect join attach detach open close",
  "grant allow permit approve revoke authorize authorise lend borrow repay stake unstake wrap unwrap claim harvest collect redeem withdraw deposit supply buy sell swap trade bid offer auction rent lease hire insure cover convert split earn gain win lose pay charge deduct withhold subtract add tip bill invoice",
  "do get take give put receive obtain acquire fetch bring return send move transfer use spend run start begin finish complete end accept reuse follow obey honor honour treat consider assume suppose imagine pretend act",
);

/** Whether a word asks for nothing by itself. */
export const isHarmless = (word: string): boolean =>
  FUNCTION_WORDS.has(word) || PLAIN_NOUNS.has(word) || PLAIN_QUALITIES.has(word);
