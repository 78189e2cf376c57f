import { spellRight } from '@forecourt/language';
import type { PolicyTopic } from '../built-in/questions/topic.ts';
import { normalise } from './normalise.ts';
import type { Patterns } from './patterns.ts';

/** What is asked of the dealership. */
const POLICY_PATTERNS: Patterns<PolicyTopic> = [
  [
    'hours',
    /\b(?:you|u) (?:open|opening|shut|close|closing)\b|\b(?:shut|close|open)s? (?:at|by|until|till?|before|after|past) \d|\b(?:opening|business|trading|showroom|sales) (?:hours|times?)\b|\b(?:are|r) (?:you|u|yous?) (?:guys )?(?:open|shut|closed)\b|\bopen(?:ing)? (?:on |at |this |tomorrow|today|now|late|sundays?|saturdays?|weekends?|mondays?|bank)|\bwhat time\b|\bwhen (?:do|are|r) (?:you|u) (?:open|close|shut)\b|\bhow late\b|\b(?:saturdays?|sundays?|weekends?|bank holidays?) (?:open|opening|hours)\b|\b(?:come|pop|call|drop|visit|view|see|look|collect|pick)\b.*\b(?:today|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|tonight|after work)\b|\bhours\b(?! (?:a|per|drive|away))|\byou open\b|^ (?:and |what about |how about )?(?:saturdays?|sundays?|weekends?)(?: \.)* $|\b(?:open|shut|close)s? (?:today|tomorrow|now)\b/,
  ],
  [
    'address',
    /\bwhere (?:can|could|do|would) (?:i|we) (?:see|view|look|come|find|collect|pick)\b|\bwhere (?:is|are) (?:it|this|that|they|the (?:van|\S+))(?: (?:one|van))? ?(?:located|based|kept|now)?(?= \.| $)|\b(?:where(?:abouts)? (?:are|r) (?:you|u|your|yous)|where (?:is|are) (?:the|your) (?:dealership|showroom|garage|yard|site|place|forecourt)|address|post ?code|location|located|directions?|how do i (?:get|find)|where(?:abouts)? (?:you|u) (?:based|at)|which town|where abouts|find you|based in|parking at|train station|bus stop|(?:near|close to|far from|nearest) (?:to )?(?:you|the m\d+|the motorway|liverpool|chester))\b/,
  ],
  ['areas', /\b(?:what areas?|which areas?|areas? (?:do )?you (?:cover|serve)|do you (?:cover|serve))\b/],
  [
    'phone',
    /\b(?:your|contact) (?:number|digits)\b|\bwhat(?:s| is) the number\b|\b(?:phone|telephone|tel) ?(?:number|no|num)?\b(?! (?:holder|charger|mount))|\bmobile (?:number|no|num)\b|\bnumber (?:to|for) (?:call|ring)\b|\bcan i (?:call|ring|phone)\b|\bring you\b/,
  ],
  ['email', /\bwhats ?app\b|\bmessenger\b|\be ?mail\b|\bcontact (?:details|info(?:rmation)?)\b/],
  [
    'partExchange',
    /\bpart ex(?:change|ch|chang|ing)?s?\b(?! (?:to clear|clearance|vans|bargain))|\btrade (?:in|mine|my)\b|\btrading in\b|\bswap(?:ping|s)?\b|\b(?:swap|take) my (?:old |current )?\w+\b|\b(?:give|offer|pay) (?:me )?for (?:my|it|mine|her|him)\b|\bworth (?:as|in|against)\b|\bhow much (?:is|for|would) my\b|\bmy (?:\w+ )?(?:van|reg) is reg\b|\bvalue my\b|\bvaluation\b|\bdo you buy\b|\b(?:buy|purchase) (?:my|a|used|peoples?) (?:van|vans|car|transit)? ?(?:off|from)?\b.*\b(?:me|my|public)\b|\bsell (?:you )?my\b|\bmy (?:old )?van (?:is )?worth\b/,
  ],
  [
    'delivery',
    /\b(?:can|could|do|will|would) (?:you|u) (?:ship|post)\b|\bexport(?:ing|ed|s)?\b|\boverseas\b|\babroad\b|\bnorthern ireland\b|\bship (?:to|over)\b|\bdrop (?:it|one|them|the van|her|him|this)? ?off\b|\b(?:bring|ship|transport|send|get) (?:it|one|them|this|the van) (?:up |down |over |out |across )?to (?!a \b|the (?:garage|workshop)\b)|\bdo (?:you|u|yous) (?:do )?(?:deliver|delivery|offer delivery)\b|\bdeliver(?:y|ed)? (?:to|cost|costs|charge|charges|price|fee|time|options?|available|included|it|the van|nationwide|anywhere)\b|\b(?:can|could|will|would) (?:you|u|it be|i get it|they) (?:get it )?deliver(?:ed)?\b|\b(?:much|cost|price|free|offer|arrange|about|is) (?:is |for |of )?(?:the )?delivery\b|\bdelivered\b|\bship (?:it|to)\b|\bcollection\b|\b(?:can|do) i (?:have to )?collect\b|^ (?:is there )?delivery (?:\. )?$|\bhow soon can i (?:get|have|collect)\b|\bwhen can i (?:get|have|collect|pick)\b/,
  ],
  [
    'reservation',
    /\b(?:keep|hold|save) (?:it|one|this|that|him|her|the \w+)(?: (?:van|one))?(?: (?:for (?:me|us)|aside|back|by|till?|until|over|on hold|while|whilst|if))\b|\bput (?:it|one|this|that|a van) (?:by|aside|to one side|on hold)\b|\breserv(?:e|ed|ation|ing)\b|\bhold (?:it|one|this|that|the|a van|him|her|on to)\b(?! (?:up|down))|\b(?:put|leave|pay|take) (?:a |my |the )?(?:holding )?deposit (?:down )?(?:on|to|for|now|today|online)\b|\bhold(?:ing)? deposit\b|\bset (?:it|one) aside\b|\bkeep (?:it|one|this) for me\b|\bis the deposit refundable\b|\bsecure (?:it|this|one|that)\b|\bbuy (?:it|this|one) (?:online|now|today)\b/,
  ],
  [
    'testDrive',
    /\btest ?driv(?:e|es|ing)\b|\btake (?:it|one|this|that) (?:for|out) ?(?:for )?a (?:spin|drive)\b|\btry (?:it|one|before)\b|\btry (?:it |one )?out\b|\b(?:book|arrange|have) (?:a |an )?(?:viewing|appointment|test)\b|\b(?:come|pop|call) (?:(?:in|down|over|round|and|to)\b.*\b(?:see|view|look|drive)|see|view|look)\b|\bviewings?\b/,
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
    /\bany chance of £?\d|\b(?:its|thats|youve got) (?:sold|a deal|a sale)\b|\bi(?:ll| will| can| could|d)? (?:offer|give) (?:you )?£?\d|\bdiscounts?\b|\bnegotia\w*\b|\bhaggle\b|\bbest price\b|\bknock (?:\w+ )?(?:£?\d+ )?off\b|\bmoney off\b|\b(?:any|some|%|percent) off\b|\bdo (?:me )?a deal\b|\bdeal for cash\b|\bcash (?:price|deal|discount)\b|\b(?:would|will|do) (?:you|u) (?:(?:take|accept)(?= (?:an? |any |my )?(?:offers?|less|£?\d|cash|it\b))|do it for)|\bany offers\b|\b(?:lowest|least|minimum) (?:price )?(?:you|youd|youll|u)\b|\b(?:youll|youd|will you|would you) take for\b|\boffers accepted\b|\bspecial offers?\b|\bmovement on\b|\b(?:can|could|will|would) (?:you|u) (?:do|take|accept) £?\d|\bmates rates\b|\btrade (?:price|discount)\b|\bbest you (?:can|could|will) do\b|\bsell (?:me|it)\b.*\bfor £?\d|\bcan (?:you|u) do (?:it|the|this|that)\b.*\bfor £?\d|\bmy offer\b|\b(?:said|told|promised|quoted|offered|agreed)\b.*\b(?:for|at) £?\d|\bput it through\b|\bhave (?:it|this|that|one) for £?\d|\bconfirm my price\b|\bprice match\b|\bhave (?:it|one)? ?for free\b|\bfor free\b|\bfree van\b/,
  ],
  ['returns', /\brefunds?\b|\breturns? (?:policy|it)\b|\bcooling off\b|\bsend it back\b|\bmoney back\b|\bbring it back\b/],
  [
    'fees',
    /\b(?:admin|documentation|doc|option to purchase|hidden|extra|arrangement|set ?up) (?:fees?|charges?|costs?)\b|\bfees\b/,
  ],
  [
    'specialist',
    /\b(?:ice cream|catering|burger|recovery|welfare|mobile shop|access platform|wheelchair|disabled access|mobility) (?:vans?|trucks?|units?|trailers?|accessible|vehicles?)\b|\bwheel ?chair\b|\bhand controls?\b|\bcatering trailers?\b|(?<!(?:tow|pull|for)(?: an?| my| our)? )\bhorse ?box(?:es)?\b(?! trailer)|\b(?:any|sell|do|got|have) cars\b|\bhatchbacks?\b|\bsuvs?\b|\bcurtain ?siders?\b|\bhgvs?\b|\bartics?\b|\bambulances?\b|\bhearses?\b|\bcherry pickers?\b/,
  ],
  [
    'buy',
    /\bhow (?:do|can|would|to) (?:i |we )?(?:buy|purchase|order)\b|\bid? (?:would )?(?:like|want) to (?:buy|purchase|order) (?:it|this|that|one)\b|\b(?:ill|i will) (?:take|have|buy) (?:it|this|that)\b|\bnext steps?\b/,
  ],
  [
    'order',
    /\b(?:cancel|change|amend|chase) (?:my|the|an|our) (?:order|deposit|booking|reservation|appointment)\b|\bmy (?:order|booking|new van|van|paperwork|v5c?|log ?book|refund)\b.*\b(?:ready|arriv\w*|coming|status|update|turn up|turned up)\b|\b(?:when|where)\b.*\bmy (?:order|new van|paperwork|v5c?|log ?book|refund)\b|\bpaid (?:a |my |the )?deposit\b|\b(?:nobody|no one|noone)(?: has| have)? (?:rung|rang|called|phoned|emailed|got back|come back|been in touch|replied)\b/,
  ],
  [
    'financeProcess',
    /\b(?:documents?|docs|paperwork|id|proof)\b.*\bfinance\b|\bfinance\b.*\b(?:documents?|paperwork|how long|take|process|approval|decision|apply)\b|\bhow long\b.*\bfinance\b|\bhow (?:do|can) i apply\b/,
  ],
  ['photos', /\b(?:photos?|pics?|pictures?|videos?|walk ?round)\b/],
  [
    'inspection',
    /\binspect(?:ed|ion|ions)?\b|\b(?:aa|rac|independent) (?:check|report)\b|\b(?:look|check|go) (?:it|this|that|one) over\b|\bhave (?:it|this|that|one) (?:looked at|checked)\b|\bmy (?:own )?mechanic\b.*\b(?:look|see|check)\b/,
  ],
  ['insurance', /\binsur(?:e|ance|ed|er|ers)\b/],
  [
    'advice',
    /\blegal (?:advice|rights|position)\b|\btax (?:advice|relief|deductible|efficient|write)\b|\bwrite (?:it )?off against\b|\bcapital allowance\b|\bbenefit in kind\b|\bbik\b|\bcorporation tax\b|\bmy rights\b|\bconsumer rights\b|\bsue\b|\bon (?:a|my|your|an) (?:car|normal|standard|ordinary|b) licen[cs]e\b|\bdriving licen[cs]e\b|\bwhat licen[cs]e\b/,
  ],
  [
    'complaint',
    /\b(?:you|your lot|your place|your garage) sold (?:me|us)\b|\b(?:fuming|disgusted|disgusting|furious|appalled|appalling|livid|disgrace(?:ful)?)\b|\b(?:not|isnt|really|very|im|am) (?:un)?happy with (?:the|my|this) (?:van|service)\b|\b(?:bought|purchased|picked up|collected|had)\b.*\b(?:from|off) you\b.*\b(?:broke\w*|fault\w*|problems?|issues?|gone|went|packed|wont|doesnt|leak\w*|knock\w*|died|lights?)\b|\bcomplain(?:t|ts|ing)?\b|\bombudsman\b|\bunhappy with\b/,
  ],
  [
    'privacy',
    /\b(?:gdpr|privacy|personal (?:data|information|details)|my data|data protection|cookies?|delete my|what do you (?:store|keep))\b/,
  ],
  [
    'callback',
    /\b(?:e ?mail|text|message|whatsapp|contact|msg) me\b|\b(?:call|ring|phone) me(?: back)?\b|\bcall ?backs?\b|\bget (?:someone|somebody) to (?:call|ring|phone)\b/,
  ],
  [
    'human',
    /\b(?:anyone|anybody|someone|somebody|a person|a number)(?: that)?(?: (?:i|we))? (?:can|could|to) (?:ring|call|phone|speak|talk|chat)\b|\b(?:speak|talk|chat|put me through) (?:to|with) (?:a |an |the |your |some ?(?:one|body)?)?(?:real |actual )?(?:human|person|someone|somebody|salesman|sales ?(?:person|team|man|woman)?|advisor|adviser|agent|manager|member|staff|boss|people)?\b|\b(?:a )?(?:real|actual) (?:person|human)(?: please)?\b|\bhuman\b|\bcontact (?:you|the sales|sales|someone)\b|\bsales team\b/,
  ],
  [
    'company',
    /\b(?:name of (?:your|the) (?:company|dealership|business|firm)|what(?:s| is) (?:your|the) (?:company|dealership|business)(?: name)?|who are (?:you|u)\b|fca|regulated|company (?:number|registration)|legit|how long have you been|are you a (?:real|proper) (?:company|dealer))\b/,
  ],
  [
    'servicing',
    /\b(?:can|could|do|would|will) (?:you|u) (?:build|convert|supply|sign ?write|wrap)\b|\b(?:can|could|do|would|will) (?:you|u) (?:do|offer|fit|add|put)(?: (?:an?|any|some|the|in|on))? (?:ply|racking|roof (?:racks?|bars)|tow ?bars?|conversions?|sign ?writing|trackers?|bulkheads?)\b|\b(?:do you|can you|u) (?:do )?(?:servic(?:e|ing)|repairs?|mots?|mot tests?|parts|tyres|conversions?|fit (?:a |an )?(?:racking|ply|tow ?bars?))\b|\bbook (?:in )?(?:for )?(?:a )?(?:service|mot)\b/,
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

/** What a sentence says of the dealership. It finds too much rather than too little: such a sentence has to be a quote. */
export const saidOfDealership = (sentence: string): readonly PolicyTopic[] => {
  const whole = spellRight(normalise(sentence));
  return POLICY_PATTERNS.filter(([, pattern]) => pattern.test(whole)).map(([topic]) => topic);
};
