import { contentPolicy } from './security-headers.ts';

const options = { publicUrl: 'https://www.example.test', hotReload: false, inlineScript: 'sha384-abc=', googleMaps: false };

it('lets a page load from its own origin only, and inline nothing but the script that is named', () => {
  const policy = contentPolicy(options);
  expect(policy).toContain("script-src 'self' 'sha384-abc=';");
  expect(policy).not.toMatch(/google|gstatic|unsafe|nonce/);
});

it('names the hosts of Google only where a key for the map is configured, still with nothing else inline', () => {
  const policy = contentPolicy({ ...options, googleMaps: true });
  expect(policy).toContain("script-src 'self' 'sha384-abc=' https://maps.googleapis.com https://maps.gstatic.com;");
  expect(policy).not.toContain('unsafe');
});
