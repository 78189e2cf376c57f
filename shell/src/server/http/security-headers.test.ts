import { contentPolicy } from './security-headers.ts';

const options = { publicUrl: 'https://www.example.test', hotReload: false, googleMaps: false };

it('lets a page load from its own origin only, and nothing inline', () => {
  const policy = contentPolicy(options);
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toMatch(/google|gstatic|unsafe|nonce/);
});

it('names the hosts of Google only where a key for the map is configured, still without anything inline', () => {
  const policy = contentPolicy({ ...options, googleMaps: true });
  expect(policy).toContain("script-src 'self' https://maps.googleapis.com https://maps.gstatic.com;");
  expect(policy).not.toContain('unsafe');
});
