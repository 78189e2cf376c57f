import { FACT_TOPICS, type FactTopic } from '../questions/topic.ts';

/** What buyers ask in some words, and staff write in others. */
export interface Theme {
  /** The fact that it is about, however it is asked. */
  readonly topic: FactTopic | null;
  readonly asked: RegExp;
  readonly written: RegExp;
}

/** What is asked, what is written of it, and the fact, if it is one; a star stands for any ending. */
const TABLE = String.raw`
used for, used as, used before, previous (?:use|owners?|life|keepers?|driver), past, history, owner*, owned, owns, keepers?,
  who had, who ran, who drove, had it, do before, its life, hard life, worked, work has, lot of work, hard work, work hard, came
  from, come from, where did you get, abused, looked after, where was it kept, been kept, did it do, used to do, do in its,
  before you, lived, belong*, been doing, been up to, done with it, was it before, before it, it before, who built, built it,
  was on the = owner*, had it, has had, had from new, from new, ran it, ran, used it, used for, belong*, contract*, lease,
  rental, firm, family, spare vehicle, came in, came off, came to us, comes off, traded in, taken in, part exchange, for a
  living, kept by, kept it, never used, never carried, one driver, last driver, removals, built by, converted, worked hard,
  carried, carrying, delivered, moved, parcel round, has towed, farm truck, \w+r's van, \w+r's spare = history
serviced?, service history, fsh, stamps?, main dealer, maintained, looked after = service*, stamps?, inspection = history
keys? = keys?
smok* = smok*
conver(?:sion|ted), diy, home built, professional* = built by, converted, coachbuilder
seats? (?:comfy|comfortable|any good|like), decent seat, good seat, driving position = driver's seat, suspended
wrong with, damage*, dent*, rust*, rot, rotten, scratch*, marks?, scuff*, rips?, ripped, torn, stain*, dirt*, state, catch,
  faults?, issues?, problems?, paint*, bodywork, tatty, rough, tidy, clean(?! air), wear, worn, knock*, bump*, bashed,
  condition, what shape, good nick, the matter, should i know, need to know, anything to worry, up with it, anything bad =
  dent*, rust*, scratch*, scuff*, marks?, worn, wear, chip*, fault*, damage, damaged, noise, holes?, needs, repair*, repainted,
  refurbished, straight, tidy, on carpet, honest, works as it should, bent = wear
so cheap, that cheap, cheap for, catch, priced, low price = priced, price, not much money, traded in, to clear, dent*, rust*,
  scratch*, scuff*, marks?, worn, wear, chip*, fault*, damage, damaged, noise, holes?, needs, repair*, repainted, refurbished,
  straight, tidy, on carpet, honest, works as it should, bent
tyres?, treads? = tyres? = wear
clutch*, flywheel = clutch, flywheel = wear
belts?, cambelt, timing, chain = belts?, timing
starts?, starting, starter = starts?
work done, been replaced, been done, been changed, new parts, mechanical*, recently done = clutch, flywheel, belts?, pump,
  discs?, brakes?, replaced, changed, fitted, put on, serviced
proof, invoices?, receipts?, certificates?, paperwork, documents, evidence = invoice, certificates?, folder, wallet, report,
  on file
turn up, arriv*, lands?, landed, due, in yet, get here, when will it, when is it, expect*, here yet, on its way, pulls? out,
  falls? through, some(?:one|body) else, when can i see, actually here, physically here, here now, here to look, here to see,
  there to look, there to see, still here, still there, on site = due (?:with|on|in|here|at), expect it, in \w+ weeks, next
  month, end of the month, on our forecourt = availability
lined, lining, ply, floor*, boarded, panelled, panels, carpeted, kitted, fitted out, load bay, load area = ply, lined, rubber,
  board, hardwood, resin, mat, blankets, steel-floored
racking, racked, racks, shelving, shelves = racking, shelving, shelves
ladders?, roof rack, roof bars = ladder rack, roof rack
tie, ties, tied, lash*, strap*, secure, anchor*, rails?, rings? = lashing, rings?, load rails?, tie \w+
bulkhead, partition, hatch, long stuff, load through, through hatch = bulkhead, hatch, load-through
side door, side doors, sliding doors?, slider = side door, door at the side, sliding door
(?:back|rear|barn) doors?, tailgate, shutter = barn doors?, tailgate, shutter, rear doors
tail ?lift, ramp, lifting = tail lift, ramp
load height, loading height, floor height, how low, by hand, off the ground, lift stuff, lift things, lift it = off the road,
  off the ground, by hand, lowered
cover*, canopy, lid, tonneau, hard ?top, liner = tonneau, hard top, roller shutter, bed liner, liner
(?:tow|pull)\w*, trailers?, caravans?, horsebox, braked = tow, tows, towing, towed, trailer, towbar rated = towing
tow ?bar*, tow ?ball, electrics = towbar
4x4, 4wd, four wheel*, diff lock, mud*, fields?, off ?road, traction, rear wheel*, front wheel*, rwd, fwd, diff, wheel drive =
  four-wheel, rear-wheel, front-wheel, differential, soft ground
power inside, power in, off ?grid, leisure, plugs?, sockets?, 240 ?v, mains, hook ?up, inverter, run tools = sockets?,
  hook-up, pro power, leisure battery, lithium, solar
lights, lighting, lit = strip lights, work light, load lights, led headlights, reading lights
charg(?:er|ers|ing), (?:it|that|this|to|on) charge, charge (?:it|at|up|from|time), cables?, leads?(?! time), wall ?box, plug
  it in, rapid = charge\w* (?:\w+ )?(?:overnight|at night|from|in|to|each), rapid, wall box, three-pin, cables?, minutes to \d+
  = charging
(?:winter|cold|january|real world|really do|laden|loaded|in practice) = winter, plan on, planned on, laden = range
batter(?:y|ies) = batter(?:y|ies)
sleeps?, berths?, beds? = berths?, beds? = sleeps
cook*, kitchen, hob, fridge, sink = kitchen, fridge, cupboards
toilet, loo, shower, bathroom, wash = toilet, shower, wet room
heat(?:er|ers|ing)?, warm, warmth = heat(?:er|ers|ing)
child seats?, baby seats?, car seats?, booster*, isofix, kids, toddler*, bairns? = isofix
noisy, quiet, noise, loud, refined, comfort*, comfy, nice to drive, smooth = quiet, comfortable, suspended, without strain
car ?parks?, barriers?, multi ?storey, park it = car park, barriers, parks like, parking bay = height
stand up, headroom, bang your head, my head = stand up, standing height, to stand in = loadHeight
how soon, how quick*, on the road, when can i have, registered, unregistered = within \w+ working days, unregistered
come out, take out, taken out, removed?, removable, seats out, row out, fold = on rails, quick-release, comes? out, take the
  last, fold-down
box body, (?:put|fit|have) \w+ \w* ?body = for a body, quote for, box body
warranty, guarantee = warranty = warranty
petrol, lpg, gas = petrol, lpg, gas = fuel
`;

/** Words or phrases with commas between them. */
const anyOf = (words = ''): RegExp =>
  new RegExp(
    `\\b(?:${words
      .trim()
      .split(/,\s*/)
      .join('|')
      .replace(/(?<=[a-z])(?<!\\w)\*/g, '\\w*')})\\b`,
  );

/** From the special to the general. */
export const THEMES: readonly Theme[] = TABLE.trim()
  .replace(/\n {2}/g, ' ')
  .split('\n')
  .map((row) => {
    const [asked, written, fact] = row.split(' = ');
    return { topic: FACT_TOPICS.find((topic) => topic === fact) ?? null, asked: anyOf(asked), written: anyOf(written) };
  });
