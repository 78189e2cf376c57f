import { isRobot, mayCount, vehicleIn } from './counts.ts';

it.each([
  ['/vehicle/7', 7],
  ['/vehicles/7', 7],
  ['/vehicle/7?from=enquiries', 7],
  ['/vehicle/7/', 7],
  ['/vehicles', null],
  ['/vehicle/0', null],
  ['/vehicle/7x', null],
  ['/vehicle/7/pictures', null],
  ['/img?src=/vehicle/7', null],
  ['/vehicle/9999999999', null],
])('%s is the page of van %s', (url, id) => expect(vehicleIn(url)).toBe(id));

it.each([
  [{}, true],
  [{ dnt: '0' }, true],
  [{ cookie: 'a=b' }, true],
  [{ dnt: '1' }, false],
  [{ 'sec-gpc': '1' }, false],
  [{ cookie: 'a=b; forecourt_uncounted=1' }, false],
  [{ 'sec-purpose': 'prefetch' }, false],
  [{ 'sec-purpose': 'prefetch;prerender' }, false],
  [{ purpose: 'prefetch' }, false],
  [{ 'x-moz': 'prefetch' }, false],
])('a request with %j may be counted: %s', (headers, may) => expect(mayCount(headers)).toBe(may));

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36', false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1', false],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)', true],
  ['curl/8.5.0', true],
  ['facebookexternalhit/1.1', true],
  ['', true],
])('%s is a robot: %s', (agent, is) => expect(isRobot(agent)).toBe(is));
