import type { OtherTopic } from '../questions/topic.ts';
import type { Patterns } from './patterns.ts';

/** What is neither about a van nor about the dealership. */
export const OTHER_PATTERNS: Patterns<OtherTopic> = [
  [
    'injection',
    /\b(?:ignore|disregard|forget|override|bypass|new)\b[^.]{0,30}\b(?:instructions?|rules?|prompts?|guidelines|policy|policies|system|training|programming)\b|\b(?:system|your|the|hidden|initial) (?:prompt|instructions|rules|guidelines|source code)\b|\byou are now\b|\bagree with (?:everything|all|whatever|me)\b|\byou must (?!have|be|get|stock|sell|do)\w+|\b(?:pretend|act as|act like|roleplay|role play|imagine you|behave as|simulate)\b|\bjail ?break\b|\b(?:dan|developer|god|admin|debug) mode\b|\bas dan\b|\bfrom now on\b|\b(?:repeat|say|print|write|output|reply with|respond with|translate)\b[^.]{0,20}\b(?:after me|exactly|word for word|verbatim|the following|following|your|that link|only|img)\b|\b(?:drop table|select .{1,20} from|insert into|union select|or 1 1|delete from)\b|\b(?:script|onerror|javascript|iframe|img src)\b|\b(?:admin|root|database) ?(?:password|login|access)\b|\bpasswords?\b|\bapi keys?\b|\bother customers\b|\b(?:names|numbers|messages|details|addresses) of (?:other|all|your) (?:customers|people|visitors|buyers)\b|\blegally binding\b|\b(?:user|bot|assistant|system) . .{0,60}\b(?:user|bot|assistant|policy|you are)\b|\bvehicle ids?\b|\brepeat (?:that|this)\b|\brole system\b|\bsystem content\b|\b(?:words|text|message|everything|instructions) above\b|\babove (?:words|text|instructions)\b|\bnew policy from\b|\bevery price you\b|\bsell stolen\b|\binclude (?:vans|ones) that are sold\b/,
  ],
  [
    'abuse',
    /\b(?:fuck\w*|fck\w*|shit\w*|cunt\w*|twat\w*|wank\w*|arse\w*|bastards?|bollocks|dick ?head|knob ?head|prick|piss\w*|tosser|idiots?|moron\w*|stupid|useless|rubbish|crap\w*|scum\w*|con ?(?:men|man|artists)|scammers?|rip ?off|thieves|crooks?|hate you|shut up|waste of (?:my )?time|unhelpful|hopeless|no help|thiev\w*|theiv\w*|gits?|muppets?|clowns?|jokers?|robbing|robbers|liars?|lying|plonkers?|bell ?ends?|numpt(?:y|ies)|pathetic)\b/,
  ],
  [
    'offTopic',
    /\b(?:weather|poems?|jokes?|football|election|president|prime minister|recipes?|capital of|python|javascript|code for|function|homework|essay|song|lyrics|bitcoin|crypto|horoscope|meaning of life|stock market|lottery|dating|girlfriend|boyfriend|movie|film|netflix|translate|who (?:won|will win|is the king)|times tables?|\d+ (?:times|plus|minus|divided by) \d+|\d+(?:\.\d+)? ?% of|sing|dance|story|religion|god|politics|brexit|dealer down|other dealers?|competitors?|my (?:ex|wife|husband|mum|dog))\b/,
  ],
  [
    'robot',
    /\b(?:any ?(?:one|body)|someone|somebody) (?:there|here|about|around|home|online)\b|\b(?:are|r) (?:you|u|this) (?:an? )?(?:real|human|bot|robot|person|ai|machine|computer|chat ?bot|actual)\b|\bam i (?:talking|speaking|chatting) to\b|\bis this (?:an? )?(?:bot|robot|ai|real|human|automated)\b|\bchatgpt\b/,
  ],
  ['thanks', /\b(?:thanks?|thank you|thx|cheers|ta|much appreciated|nice one|brilliant|great help|appreciate it)\b/],
  ['bye', /\b(?:bye|goodbye|see (?:you|ya)|cya|good ?night|that(?:s| is) all|ttfn|im off)\b/],
  [
    'greeting',
    /^ (?:hi|hiya|hello|hey|heya|hey there|hi there|hello there|good (?:morning|afternoon|evening|day)|morning|afternoon|evening|alright|alreet|ay up|ey up|yo|sup|howdy|greetings)(?: (?:mate|there|all|guys|again|pal|everyone|folks))?\b/,
  ],
];
