import type { FactTopic, OtherTopic, PolicyTopic } from '../questions/topic.ts';
import { isKnownWord } from '../vocabulary/spelling.ts';
import type { Typed } from './typed.ts';

type Patterns<Name extends string> = readonly (readonly [topic: Name, pattern: RegExp])[];

const POLICIES: Patterns<PolicyTopic> = [
  [
    'hours',
    /\b(?:opening|business|trading|showroom|sales) (?:hours|times?)\b|\b(?:are|r) (?:you|u|yous?) (?:guys )?(?:open|shut|closed)\b|\bopen(?:ing)? (?:on |at |this |tomorrow|today|now|late|sundays?|saturdays?|weekends?|mondays?|bank)|\bwhat time\b|\bwhen (?:do|are|r) (?:you|u) (?:open|close|shut)\b|\bhow late\b|\b(?:saturdays?|sundays?|weekends?|bank holidays?) (?:open|opening|hours)\b|\b(?:come|pop|call|drop|visit|view|see|look)\b.*\b(?:today|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|tonight|after work)\b|\bhours\b(?! (?:a|per|drive|away))|\byou open\b|^ (?:and |what about |how about )?(?:saturdays?|sundays?|weekends?)(?: \.)* $|\b(?:open|shut|close)s? (?:today|tomorrow|now)\b/,
  ],
  [
    'address',
    /\b(?:where(?:abouts)? (?:are|r) (?:you|u|your|yous)|where (?:is|are) (?:the|your) (?:dealership|showroom|garage|yard|site|place|forecourt)|address|post ?code|location|located|directions?|how do i (?:get|find)|where(?:abouts)? (?:you|u) (?:based|at)|which town|where abouts|find you|based in|parking at|train station|bus stop|(?:near|close to|far from|nearest) (?:to )?(?:you|the m\d+|the motorway|liverpool|chester))\b/,
  ],
  ['areas', /\b(?:what areas?|which areas?|areas? (?:do )?you (?:cover|serve)|do you (?:cover|serve))\b/],
  [
    'phone',
    /\b(?:phone|telephone|tel) ?(?:number|no|num)?\b(?! (?:holder|charger|mount))|\bmobile (?:number|no|num)\b|\bnumber (?:to|for) (?:call|ring)\b|\bcan i (?:call|ring|phone)\b|\bring you\b/,
  ],
  ['email', /\be ?mail\b|\bcontact (?:details|info(?:rmation)?)\b/],
  [
    'partExchange',
    /\bpart ex(?:change|ch|chang|ing)?s?\b(?! (?:to clear|clearance|vans|bargain))|\btrade (?:in|mine|my)\b|\btrading in\b|\b(?:swap|take) my (?:old |current )?\w+\b|\b(?:give|offer|pay) (?:me )?for (?:my|it|mine|her|him)\b|\bworth (?:as|in|against)\b|\bhow much (?:is|for|would) my\b|\bmy (?:\w+ )?(?:van|reg) is reg\b|\bvalue my\b|\bvaluation\b|\bdo you buy\b|\b(?:buy|purchase) (?:my|a|used|peoples?) (?:van|vans|car|transit)? ?(?:off|from)?\b.*\b(?:me|my|public)\b|\bsell (?:you )?my\b|\bmy (?:old )?van (?:is )?worth\b/,
  ],
  [
    'delivery',
    /\bdo (?:you|u|yous) (?:do )?(?:deliver|delivery|offer delivery)\b|\bdeliver(?:y|ed)? (?:to|cost|costs|charge|charges|price|fee|time|options?|available|included|it|the van|nationwide|anywhere)\b|\b(?:can|could|will|would) (?:you|u|it be|i get it|they) (?:get it )?deliver(?:ed)?\b|\b(?:much|cost|price|free|offer|arrange|about|is) (?:is |for |of )?(?:the )?delivery\b|\bdelivered\b|\bship (?:it|to)\b|\bcollection\b|\b(?:can|do) i (?:have to )?collect\b|^ (?:is there )?delivery (?:\. )?$|\bhow soon can i (?:get|have|collect)\b|\bwhen can i (?:get|have|collect|pick)\b/,
  ],
  [
    'reservation',
    /\breserv(?:e|ed|ation|ing)\b|\bhold (?:it|one|this|that|the|a van|him|her|on to)\b(?! (?:up|down))|\b(?:put|leave|pay|take) (?:a |my |the )?(?:holding )?deposit (?:down )?(?:on|to|for|now|today|online)\b|\bhold(?:ing)? deposit\b|\bset (?:it|one) aside\b|\bkeep (?:it|one|this) for me\b|\bis the deposit refundable\b|\bsecure (?:it|this|one|that)\b|\bbuy (?:it|this|one) (?:online|now|today)\b/,
  ],
  [
    'testDrive',
    /\btest ?driv(?:e|es|ing)\b|\btake (?:it|one|this|that) (?:for|out) ?(?:for )?a (?:spin|drive)\b|\btry (?:it|one|before)\b|\btry (?:it |one )?out\b|\b(?:book|arrange|have) (?:a |an )?(?:viewing|appointment|test)\b|\b(?:come|pop|call) (?:in|down|over|round|and|to)\b.*\b(?:see|view|look|drive)\b|\bviewings?\b/,
  ],
  [
    'badCredit',
    /\b(?:bad|poor|no|rubbish|terrible|low|adverse|dodgy|not (?:the best|great|good)) (?:credit|score|rating)\b|\bcredit (?:is|score|rating|history|check)\b|\bccjs?\b|\bbankrupt(?:cy)?\b|\biva\b|\bdefaults?\b|\bblack ?listed\b|\b(?:been )?(?:refused|declined|turned down)\b/,
  ],
  [
    'acceptance',
    /\b(?:get|be|been) (?:accepted|approved)\b|\baccept me\b|\bguarantee(?:d)? (?:finance|acceptance|credit|me)\b|\bwill i (?:defo |definitely )?(?:get|qualify|pass)\b|\bam i eligible\b|\beligib\w*\b|\b(?:self employed|new (?:business|company)|start ?up|months trading|no accounts|just started)\b.*\b(?:finance|credit|loan|hp)\b|\bfinance is (?:approved|accepted)\b/,
  ],
  [
    'interestFree',
    /\binterest free\b|\b0 ?% ?(?:finance|apr|interest)?|\bzero (?:percent|interest)\b|\b(?:no|without) interest\b/,
  ],
  [
    'earlyPayment',
    /\b(?:pay (?:it|this|the finance|the loan)? ?off|settle(?: it)? early|early settlement|pay (?:it )?early|overpay\w*|settlement figure)\b/,
  ],
  ['lease', /\b(?:leas(?:e|ing)|contract hire|rent|rental|renting|hire(?! purchase)|hiring|pcp)\b/],
  ['apr', /\bapr\b|\binterest rates?\b|\bwhat(?:s| is) (?:the|your) (?:rate|interest)\b|\bhow much interest\b/],
  ['commission', /\bcommission\b|\bhow do you get paid\b|\bkick ?backs?\b/],
  ['lenders', /\b(?:lenders?|brokers?|finance compan(?:y|ies)|who (?:is|are) the finance|which banks?|who do you use)\b/],
  [
    'warrantyProvider',
    /\bwho (?:does|is|provides?|runs|backs|handles|underwrites)(?: \w+)* (?:warranty|guarantee)\b|\bwarrant(?:y|ies) (?:company|provider|with who)\b/,
  ],
  [
    'vat',
    /\b(?:prices?|they|all|vans|figures|these) (?:is |are |all )?(?:plus|inc|include|including|ex|excluding|with|without|before|shown) ?(?:the )?vat\b|\b(?:claim|reclaim|get) (?:the )?vat\b|\bvat (?:registered|back|reclaim|receipt|invoice|work|rate|number)\b|\bwhat (?:is|does|about) (?:plus |no |the )?vat\b|\bis vat\b|\bexplain (?:the )?vat\b|\bhow (?:does|much is) (?:the )?vat\b/,
  ],
  [
    'discount',
    /\bdiscounts?\b|\bnegotiat\w*\b|\bhaggle\b|\bbest price\b|\bknock (?:\w+ )?(?:£?\d+ )?off\b|\bmoney off\b|\b(?:any|some|%|percent) off\b|\bdo (?:me )?a deal\b|\bdeal for cash\b|\bcash (?:price|buyer|deal|discount)\b|\b(?:would|will|do) (?:you|u) (?:take|accept|do it for)\b|\bany offers\b|\b(?:lowest|least|minimum) (?:price )?(?:you|youd|youll|u)\b|\b(?:youll|youd|will you|would you) take for\b|\boffers accepted\b|\bspecial offers?\b|\bmovement on\b|\bcan (?:you|u) do £?\d|\bsell (?:me|it)\b.*\bfor £?\d|\bcan (?:you|u) do (?:it|the|this|that)\b.*\bfor £?\d|\bmy offer\b|\b(?:said|told|promised|quoted|offered|agreed)\b.*\b(?:for|at) £?\d|\bput it through\b|\bhave (?:it|this|that|one) for £?\d|\bconfirm my price\b|\bprice match\b|\bhave (?:it|one)? ?for free\b|\bfor free\b|\bfree van\b/,
  ],
  ['returns', /\brefunds?\b|\breturns? (?:policy|it)\b|\bcooling off\b|\bsend it back\b|\bmoney back\b|\bbring it back\b/],
  [
    'fees',
    /\b(?:admin|documentation|doc|option to purchase|hidden|extra|arrangement|set ?up) (?:fees?|charges?|costs?)\b|\bfees\b/,
  ],
  [
    'specialist',
    /\b(?:ice cream|catering|burger|recovery|welfare|mobile shop|access platform) (?:vans?|trucks?|units?)\b|(?<!(?:tow|pull|for)(?: an?| my| our)? )\bhorse ?box(?:es)?\b(?! trailer)|\bcurtain ?siders?\b|\bhgvs?\b|\bartics?\b|\bambulances?\b|\bhearses?\b|\bcherry pickers?\b/,
  ],
  ['insurance', /\binsur(?:e|ance|ed|er|ers)\b/],
  [
    'advice',
    /\blegal (?:advice|rights|position)\b|\btax (?:advice|relief|deductible|efficient|write)\b|\bwrite (?:it )?off against\b|\bcapital allowance\b|\bbenefit in kind\b|\bbik\b|\bcorporation tax\b|\bmy rights\b|\bconsumer rights\b|\bsue\b|\bon a (?:car|normal|standard|b) licen[cs]e\b|\bdriving licen[cs]e\b|\bwhat licen[cs]e\b/,
  ],
  ['complaint', /\bcomplain(?:t|ts|ing)?\b|\bombudsman\b|\bunhappy with\b/],
  [
    'privacy',
    /\b(?:gdpr|privacy|personal (?:data|information|details)|my data|data protection|cookies?|delete my|what do you (?:store|keep))\b/,
  ],
  ['callback', /\b(?:call|ring|phone) me(?: back)?\b|\bcall ?backs?\b|\bget (?:someone|somebody) to (?:call|ring|phone)\b/],
  [
    'human',
    /\b(?:speak|talk|chat|put me through) (?:to|with) (?:a |an |the |your |some ?(?:one|body)?)?(?:real |actual )?(?:human|person|someone|somebody|salesman|sales ?(?:person|team|man|woman)?|advisor|adviser|agent|manager|member|staff|boss|people)?\b|\b(?:a )?(?:real|actual) (?:person|human)(?: please)?\b|\bhuman\b|\bcontact (?:you|the sales|sales|someone)\b|\bsales team\b/,
  ],
  [
    'company',
    /\b(?:name of (?:your|the) (?:company|dealership|business|firm)|what(?:s| is) (?:your|the) (?:company|dealership|business)(?: name)?|who are (?:you|u)\b|fca|regulated|company (?:number|registration)|legit|how long have you been|are you a (?:real|proper) (?:company|dealer))\b/,
  ],
  [
    'servicing',
    /\b(?:do you|can you|u) (?:do )?(?:servic(?:e|ing)|repairs?|mots?|mot tests?|parts|tyres|conversions?|fit (?:a |an )?(?:racking|ply|tow ?bars?))\b|\bbook (?:in )?(?:for )?(?:a )?(?:service|mot)\b/,
  ],
  [
    'stockOverview',
    /\bhow many vans\b|\bwhat (?:vans|makes|brands|models|have you got|do you (?:have|sell|stock|got)|types? of vans?|stock|sort of vans?|kinds? of vans?)\b(?! (?:is|has|would|can|carries|for))|\bwhich makes\b|\bwhats in stock\b/,
  ],
  [
    'capabilities',
    /\bwhat can (?:you|u) (?:do|help)\b|\bhow (?:does this|do you) work\b|\bwhat (?:do|are) you(?: do| for)?\s*(?:\.|$)|\bwhat can i ask\b/,
  ],
];

const FACTS: Patterns<FactTopic> = [
  [
    'finance',
    /\bfinance\b|\bfinancing\b|\bmonthly\b|(?<!after )\b(?:a|per) month\b|\bmonthly (?:cost|payments?|price)\b|\bhire purchase\b|\bhp\b|\bon tick\b|\binstal?ments?\b|\bpayments?\b|\bput (?:down|in)\b|\bdeposit\b|\bover .{1,4} ?(?:months?|years?)\b/,
  ],
  [
    'towing',
    /\b(?:tow(?:ing)?|pull(?:ing)?) (?:capacity|weight|limit)\b|\bhow much (?:can|will|does) (?:it|this|that|\S+) (?:tow|pull)\b|\bwhat (?:can|will) (?:it|this|that) (?:tow|pull)\b|\b(?:can|could|will) it tow\b/,
  ],
  [
    'charging',
    /\bcharg(?:e|es|ing) (?:time|speed|point|cable|port)s?\b|\b(?:long|time|hours) (?:does it take |will it take |it takes )?to (?:fully )?charge\b|\b(?:rapid|fast|home) charg\w*|\bhow fast (?:does|will) it charge\b|\btype 2\b/,
  ],
  [
    'history',
    /\b(?:owners?|keepers?|service history|full history|history|hpi|accidents?|crash(?:ed)?|damage(?:d)?|write ?off|log ?book|v5c?|cat (?:n|s|c|d)|how many keys|spare key|cam ?belt|timing belt|serviced|rust|scratches|dents|condition of|previous|had (?:it|this|that) (?:before|from new)|owned (?:it|this|by)|ex (?:fleet|hire|rental|lease|bt|council|police|motability|utility))\b/,
  ],
  [
    'vatOnVan',
    /\b(?:is|are|does|has|have) (?:it|this|that|there|the \S+|the price)(?: one| van)?(?: \S+)? ?(?:plus|inc\w*|ex\w*|have|any|got)? ?(?:the )?(?:vat)\b|\bplus vat\b|\bvat (?:on|to pay|included|qualifying|inc)\b|\bany vat\b|\bno vat\b/,
  ],
  [
    'price',
    /\b(?:(?:inc|including|with|inclusive of) (?:the )?vat|on the road price|otr|price|how much (?:is|are|for|was|does (?:it|this|that) cost|to buy)|cost|costs|how much|asking for)\b(?! (?:can|will|does it (?:carry|weigh)|miles|to run|space|weight|load|room|seats|mileage|power|per))/,
  ],
  [
    'payload',
    /\bpayload\b|\bhow (?:heavy|big|much) (?:of )?a load\b|\b(?:how much|what)(?: weight)? (?:can|will|does|could) (?:it|this|that|they|he|the \S+|the first one|the second one|\S+)? ?(?:carry|take|hold|load|lift)\b|\bweight (?:can|will) it\b|\bcarrying capacity\b/,
  ],
  [
    'loadVolume',
    /\b(?:load )?(?:volume|cubic|cube|capacity|load space|how much (?:room|space))\b(?! (?:of the engine))|\bhow big is the (?:back|load)\b/,
  ],
  [
    'loadWidth',
    /\b(?:load|internal|inside|interior) width\b|\bhow wide(?: is)? (?:the )?(?:load|inside|back|it inside|\S+ inside)|\bwheel arches\b|\bwide(?: \w+)* (?:load|inside|back)\b|\bwidth (?:inside|of the (?:load|back))\b/,
  ],
  [
    'loadHeight',
    /\b(?:load|internal|inside|interior) (?:height|headroom)\b|\bheight (?:inside|of the (?:load|back)|in the back)\b|\bhow (?:tall|high)(?: is)? (?:the )?(?:load|inside|back|it inside|it in the back)\b|\bstand up in\b/,
  ],
  [
    'loadLength',
    /\b(?:load|internal|inside|interior|bed|cargo|loading) (?:length|bay length|bay|area|dimensions?|size)\b|\bhow long(?: is)?(?: the)? (?:load|inside|back|bed|it inside|cargo)|\blength (?:of the (?:load|back|bed)|inside|in the back)\b|\bdimensions inside\b/,
  ],
  ['height', /\bhow (?:tall|high)\b|\b(?:overall |external |outside |roof )?height\b/],
  ['width', /\bhow wide\b|\bwidth\b/],
  [
    'length',
    /\bhow long(?! (?:have|has|to|till|until|for|before|is the warranty|does|will|is (?:the )?(?:mot|tax)))\b|\b(?:overall |external )?length\b|\bdimensions?\b|\bmeasurements?\b/,
  ],
  [
    'weight',
    /\b(?:gross|kerb|unladen|gvw|train) ?(?:weight)?\b|\bhow (?:heavy(?! (?:of )?a load)|much does it weigh)\b|\bweigh\b/,
  ],
  ['wheelbase', /\bwheel ?base\b/],
  [
    'mileage',
    /\bmileage\b|\b(?:how many|what) (?:miles|mileage)\b|\bon the clock\b|\bmiles (?:on|has|done|is)\b|\bhow far has\b|\bmiles\b/,
  ],
  ['mot', /\bmots?\b|\btest due\b/],
  ['roadTax', /\b(?:road )?tax(?:ed)?\b|\bved\b|\bsorn\b/],
  ['cleanAir', /\b(?:emissions?|euro (?:standard|status|rating))\b|\bwhat euro\b/],
  [
    'economy',
    /\b(?:mpg|fuel economy|economical|on fuel|miles (?:per|to the) gallon|(?:do|does|get|done|did) (?:it )?(?:to|on) (?:the|a) gallon|to the gallon|fuel consumption|juice)\b/,
  ],
  [
    'range',
    /\brange\b|\bhow far (?:will|does|can)\b|\bmiles (?:on|per|to) (?:a|one) charge\b|\bfull charge\b|\bon (?:a|one) charge\b/,
  ],
  ['gearbox', /\b(?:gear ?box|transmission|how many gears)\b/],
  ['fuel', /\b(?:what|which) (?:fuel|does it run on)\b|\bfuel type\b/],
  ['engine', /\b(?:engine|bhp|power|horse ?power|how fast|torque|litre)\b/],
  ['colour', /\bcolou?r\b/],
  ['seats', /\bseats?\b|\bseating\b|\bhow many (?:people|passengers|can sit)\b/],
  ['doors', /\bdoors?\b/],
  ['age', /\b(?:what|which) (?:year|plate|reg)\b|\bhow old\b|\b(?:first )?registered\b|\bwhat age\b/],
  ['condition', /\bis it (?:new|used)\b/],
  ['warranty', /\bwarrant(?:y|ies|ee)\b|\bbreaks? down\b|\bgoes wrong\b|\bguarantees?d?\b/],
  [
    'availability',
    /\b(?:still )?(?:available|for sale)\b|\b(?:is|has) (?:it|this|that|the \S+)(?: one| van)? (?:still )?(?:in stock|sold|gone|been sold|there|on the forecourt|reserved|arrived|due)\b|\bhave you still got\b|\bstill (?:got|there|have)\b|\bin stock (?:now|yet)\b|\bsold yet\b|\bwhen (?:is|does|will) it (?:due|arrive|come|be)\b/,
  ],
  [
    'equipment',
    /\b(?:what (?:features|equipment|spec|extras|toys|does it come with|has it got|comes with)|full spec|spec(?:ification)?s?|features|extras)\b/,
  ],
  [
    'summary',
    /\b(?:tell me (?:more )?(?:about|abt)|more (?:details|info(?:rmation)?|about)|details (?:on|of|about)|info (?:on|about)|whats (?:it|this one|that one|the \S+ one) like|describe|any good)\b/,
  ],
];

const OTHERS: Patterns<OtherTopic> = [
  [
    'injection',
    /\b(?:ignore|disregard|forget|override|bypass|new)\b[^.]{0,30}\b(?:instructions?|rules?|prompts?|guidelines|policy|policies|system|training|programming)\b|\b(?:system|your|the|hidden|initial) (?:prompt|instructions|rules|guidelines|source code)\b|\byou are now\b|\b(?:pretend|act as|act like|roleplay|role play|imagine you|behave as|simulate)\b|\bjail ?break\b|\b(?:dan|developer|god|admin|debug) mode\b|\bas dan\b|\bfrom now on\b|\b(?:repeat|say|print|write|output|reply with|respond with|translate)\b[^.]{0,20}\b(?:after me|exactly|word for word|verbatim|the following|following|your|that link|only|img)\b|\b(?:drop table|select .{1,20} from|insert into|union select|or 1 1|delete from)\b|\b(?:script|onerror|javascript|iframe|img src)\b|\b(?:admin|root|database) ?(?:password|login|access)\b|\bpasswords?\b|\bapi keys?\b|\bother customers\b|\b(?:names|numbers|messages|details|addresses) of (?:other|all|your) (?:customers|people|visitors|buyers)\b|\blegally binding\b|\b(?:user|bot|assistant|system) . .{0,60}\b(?:user|bot|assistant|policy|you are)\b|\bvehicle ids?\b|\brepeat (?:that|this)\b|\bnew policy from\b|\bevery price you\b|\bsell stolen\b|\binclude (?:vans|ones) that are sold\b/,
  ],
  [
    'abuse',
    /\b(?:fuck\w*|fck\w*|shit\w*|cunt\w*|twat\w*|wank\w*|arse\w*|bastards?|bollocks|dick ?head|knob ?head|prick|piss\w*|tosser|idiots?|moron\w*|stupid|useless|rubbish|crap\w*|scum\w*|con ?(?:men|man|artists)|scammers?|rip ?off|thieves|crooks?|hate you|shut up)\b/,
  ],
  [
    'offTopic',
    /\b(?:weather|poems?|jokes?|football|election|president|prime minister|recipes?|capital of|python|javascript|code for|function|homework|essay|song|lyrics|bitcoin|crypto|horoscope|meaning of life|stock market|lottery|dating|girlfriend|boyfriend|movie|film|netflix|translate|who (?:won|will win|is the king)|times tables?|\d+ (?:times|plus|minus|divided by) \d+|sing|dance|story|religion|god|politics|brexit|dealer down|other dealers?|competitors?|my (?:ex|wife|husband|mum|dog))\b/,
  ],
  [
    'robot',
    /\b(?:are|r) (?:you|u|this) (?:an? )?(?:real|human|bot|robot|person|ai|machine|computer|chat ?bot|actual)\b|\bam i (?:talking|speaking|chatting) to\b|\bis this (?:an? )?(?:bot|robot|ai|real|human|automated)\b|\bchatgpt\b/,
  ],
  ['thanks', /\b(?:thanks?|thank you|thx|cheers|ta|much appreciated|nice one|brilliant|great help|appreciate it)\b/],
  ['bye', /\b(?:bye|goodbye|see (?:you|ya)|cya|good ?night|that(?:s| is) all|ttfn|im off)\b/],
  [
    'greeting',
    /^ (?:hi|hiya|hello|hey|heya|hey there|hi there|hello there|good (?:morning|afternoon|evening|day)|morning|afternoon|evening|alright|alreet|ay up|ey up|yo|sup|howdy|greetings)(?: (?:mate|there|all|guys|again|pal|everyone|folks))?\b/,
  ],
];

const named = <Name extends string>(text: string, patterns: Patterns<Name>): readonly Name[] =>
  patterns.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);

const LEAST_WORDS = 3;
/** More words than not are in no list: it is written in another language, where "automat" is no wish to be guessed at. */
const isForeign = (message: string): boolean => {
  const words = message.split(' ').filter((word) => /^[a-z]{3,}$/.test(word));
  return words.length >= LEAST_WORDS && words.filter((word) => !isKnownWord(word)).length > words.length / 2;
};

export const readPolicies = (typed: Typed): readonly PolicyTopic[] => named(typed.whole, POLICIES);
/** Of what is left when the wishes have been read: "payload of a tonne" asks for no fact. */
export const readFacts = (typed: Typed): readonly FactTopic[] => named(typed.rest, FACTS);
export const readOthers = (typed: Typed): readonly OtherTopic[] => [
  ...named(typed.whole, OTHERS),
  // Misspelt English is English: what was typed and what it was put right to both have to be strange.
  ...(isForeign(typed.plain) && isForeign(typed.whole) ? (['foreign'] as const) : []),
];
