import type { FactTopic } from '../questions/topic.ts';
import type { Patterns } from './patterns.ts';

/** What is asked of a van. */
export const FACT_PATTERNS: Patterns<FactTopic> = [
  [
    'finance',
    /\bfinance\b|\bfinancing\b|\bmonthly\b|(?<!after )\b(?:a|per) month\b|\bmonthly (?:cost|payments?|price)\b|\bhire purchase\b|\bhp\b|\bon tick\b|\binstal?ments?\b|\bpayments?\b|\bput (?:down|in)\b|\bdeposit\b|\bover .{1,4} ?(?:months?|years?)\b/,
  ],
  [
    'towing',
    /\b(?:tow(?:ing)?|pull(?:ing)?) (?:capacity|weight|limit)\b|\bhow much (?:can|will|does) (?:it|this|that|(?:the )?\S+) (?:tow|pull)\b|\bwhat (?:can|will) (?:it|this|that) (?:tow|pull)\b|\b(?:can|could|will|does|would) (?:it|this|that|the \{\}) tow\b/,
  ],
  [
    'charging',
    /\bcharg(?:e|es|ing) (?:time|speed|point|cable|port)s?\b|\b(?:long|time|hours) (?:does it take |will it take |it takes )?to (?:fully )?charge\b|\b(?:rapid|fast|home) charg\w*|\bhow fast (?:does|will) it charge\b|\btype 2\b/,
  ],
  [
    'history',
    /\bhow long (?:has|have) (?:it|this|that|you|the \S+) (?:been|had)\b|\b(?:(?:anything|whats|what is|something) (?:actually |mechanically )?(?:wrong|up) with|any (?:known |mechanical )?(?:faults?|issues?|problems?|knocks|leaks|dings|marks)|faults|owners?|keepers?|service history|full history|history|hpi|accidents?|crash(?:ed)?|damage(?:d)?|write ?off|log ?book|v5c?|cat (?:n|s|c|d)|how many keys|spare key|cam ?belt|timing belt|serviced|rust|scratches|dents|condition of|previous|had (?:it|this|that) (?:before|from new)|owned (?:it|this|by)|ex (?:fleet|hire|rental|lease|bt|council|police|motability|utility))\b/,
  ],
  [
    'vatOnVan',
    /\b(?:is|are|does|has|have) (?:it|this|that|there|the \S+|the price)(?: one| van)?(?: \S+)? ?(?:plus|inc\w*|ex\w*|have|any|got)? ?(?:the )?(?:vat)\b|\bplus (?:\w+ ){0,3}vat\b|\bvat (?:on|to pay|included|qualifying|inc)\b|\bpay (?:the )?vat\b|\bvat (?:is )?on top\b|\bany vat\b|\bno vat\b/,
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
    /\b(?:load )?(?:volume|cubic|cube|(?<!(?:\{\}|lift|tow|towing|carrying|weight|pulling) )capacity|load space|how much (?:room|space))\b(?! (?:of the engine))|\bhow big is the (?:back|load)\b/,
  ],
  [
    'loadWidth',
    /\b(?:width|wide)\b(?=.*\b(?:inside|internally)\b)|\b(?:internal|inside|load(?: area| space)?) (?:dimensions?|measurements?|sizes?)\b|\b(?:dimensions?|measurements?) (?:inside|of the (?:load|back))\b|\b(?:load|internal|inside|interior) width\b|\bhow wide(?: is)? (?:the )?(?:load|inside|back|it inside|\S+ inside)|\bwheel arches\b|\bwide(?: \w+)* (?:load|inside|back)\b|\bwidth (?:inside|of the (?:load|back))\b/,
  ],
  [
    'loadHeight',
    /\b(?:height|high|tall)\b(?=.*\b(?:inside|internally)\b)|\b(?:internal|inside|load(?: area| space)?) (?:dimensions?|measurements?|sizes?)\b|\b(?:dimensions?|measurements?) (?:inside|of the (?:load|back))\b|\b(?:load|internal|inside|interior) (?:height|headroom)\b|\bheight (?:inside|of the (?:load|back)|in the back)\b|\bhow (?:tall|high)(?: is)? (?:the )?(?:load|inside|back|it inside|it in the back)\b|\bstand up in\b/,
  ],
  [
    'loadLength',
    /\b(?:length|long)\b(?=.*\b(?:inside|internally)\b)|\b(?:dimensions?|measurements?) (?:inside|of the (?:load|back))\b|\b(?:load|internal|inside|interior|bed|cargo|loading) (?:length|bay length|bay|area|dimensions?|size)\b|\bhow long(?: is)?(?: the)? (?:load|inside|back|bed|it inside|cargo)|\blength (?:of the (?:load|back|bed)|inside|in the back)\b|\bdimensions inside\b/,
  ],
  ['height', /\bhow (?:tall|high)\b|\b(?:overall |external |outside |roof )?height\b/],
  ['width', /\bhow wide\b|\bwidth\b/],
  [
    'length',
    /\bhow long(?! (?:have|has|to|till|until|for|before|is the warranty|do|does|did|will|would|can|is (?:the )?(?:mot|tax)))\b|\b(?:overall |external )?length\b|\bdimensions?\b|\bmeasurements?\b/,
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
  ['cleanAir', /\b(?:emissions?|euro(?: (?:standard|status|rating|\d))?)\b(?! ?pallets?)/],
  [
    'economy',
    /\b(?:mpg|fuel economy|economical|on fuel|miles (?:per|to the) gallon|(?:do|does|get|done|did) (?:it )?(?:to|on) (?:the|a) gallon|to the gallon|fuel consumption|juice)\b/,
  ],
  [
    'range',
    /\brange\b|\bhow far (?:will|does|can)\b|\bmiles (?:on|per|to) (?:a|one) charge\b|\b(?:to|per|off|from) (?:a|one|the|each)(?: full| single)? charge\b|\bfull charge\b|\bon (?:a|one) charge\b/,
  ],
  ['gearbox', /\b(?:gear ?box|transmission|how many gears)\b/],
  ['fuel', /\b(?:what|which) (?:fuel|does it run on)\b|\bfuel type\b/],
  ['engine', /\b(?:engine|bhp|power|horse ?power|how fast|torque|litre)\b/],
  ['colour', /\bcolou?r\b/],
  ['sleeps', /\bsleeps?\b|\bhow many berths?\b/],
  ['seats', /\bseats?\b|\bseating\b|\bhow many (?:people|passengers|can sit)\b/],
  ['doors', /\bdoors?\b/],
  ['age', /\b(?:what|which) (?:year|plate|reg)\b|\bthe (?:year|plate|age)\b|\bhow old\b|\b(?:first )?registered\b|\bwhat age\b/],
  ['condition', /\bis it (?:new|used)\b/],
  ['warranty', /\bwarrant(?:y|ies|ee)\b|\bbreaks? down\b|\bgoes wrong\b|\bguarantees?d?\b/],
  [
    'availability',
    /\b(?:still )?(?:available|for sale)\b|\b(?:is|has) (?:it|this|that|the \S+)(?: one| van)? (?:still )?(?:in stock|sold|gone|been sold|there|on the forecourt|reserved|arrived|due)\b|\b(?:is|are) (?:it|they|these|those|both)(?: both| all)? (?:still )?(?:in stock|available|sold)\b|\bhave you still got\b|\bstill (?:got|there|have|about|around|on sale|going|up for (?:sale|grabs))\b|\bin stock (?:now|yet)\b|\bsold yet\b|\bwhen (?:is|does|will) it (?:due|arrive|come|be)\b/,
  ],
  [
    'features',
    /\b(?:what (?:features|equipment|spec|extras|toys|does it come with|has it got|comes with)|full spec|spec(?:ification)?s?|features|extras)\b/,
  ],
  [
    'summary',
    /\b(?:tell me (?:more )?(?:about|abt)|more (?:details|info(?:rmation)?|about)|details (?:on|of|about)|info (?:on|about)|whats (?:it|this one|that one|the \S+ one) like(?! (?:on|for|to)\b)|describe|any good)\b/,
  ],
];
