import { PROBLEM_CONTENT_TYPE } from '@forecourt/contracts';
import { serverWithoutPages } from '../../testing/server-without-pages.ts';
import { refusePages } from './too-many-pages.tsx';
import { turnsOf } from './turns.ts';

const dealership = { tradingName: 'Ada & Sons', phone: '01632 960 000', phoneE164: '+441632960000' };
const policy = {
  publicUrl: 'https://vans.example',
  hotReload: false,
  inlineScript: 'sha384-a',
  googleMaps: false,
  pictureStore: null,
};
const assets = { styles: [{ path: 'shell.0123.css', integrity: 'sha384-b' }] };

it('a browser with too many pages waiting gets a page with the site’s words and no scripts, anybody else a problem', async () => {
  const isTrusted = () => false;
  const server = serverWithoutPages({ isTrusted });
  const nobodyWaits = { atOnce: 1, eachAtOnce: 1, eachWaiting: 0, longestMs: 1_000 };
  const takeTurn = turnsOf(nobodyWaits, isTrusted, refusePages({ assets, dealership: { now: dealership }, policy }));
  server.get('/*', async (request, reply) => ((await takeTurn(request, reply)) === null ? reply : 'a page'));
  const page = await server.inject({ url: '/vehicles?make=Ford', headers: { accept: 'text/html,*/*;q=0.8' } });
  expect([page.statusCode, page.headers['retry-after'], page.headers['cache-control']]).toEqual([429, '10', 'no-store']);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers['content-security-policy']).toContain("style-src 'self'");
  for (const part of [
    '<title>Too many pages at once | Ada &amp; Sons</title>',
    'Wait 10 seconds and try again, or call Ada &amp; Sons on 01632 960 000.',
    'href="tel:+441632960000"',
    '<link rel="stylesheet" href="/assets/shell.0123.css" integrity="sha384-b"',
  ]) {
    expect(page.body).toContain(part);
  }
  expect(page.body).toMatch(/^<!DOCTYPE html><html.*<a href [^>]*>Try Again<\/a>/s);
  expect(page.body).not.toContain('<script');

  const other = await server.inject('/vehicles');
  expect([other.statusCode, other.headers['retry-after'], other.headers['content-type']]).toEqual([
    429,
    '10',
    `${PROBLEM_CONTENT_TYPE}; charset=utf-8`,
  ]);
  expect(other.json().code).toBe('EDGE.TOO_MANY_REQUESTS');
});
