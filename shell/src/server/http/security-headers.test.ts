import { contentPolicy } from './security-headers.ts';
import { SPECULATION_HASH } from './speculation.ts';

const options = {
  publicUrl: 'https://www.example.test',
  hotReload: false,
  inlineScript: 'sha384-abc=',
  googleMaps: false,
  pictureStore: null,
};

it('lets a page load from its own origin only, and run no inline script but the given one', () => {
  const policy = contentPolicy(options);
  expect(policy).toContain(`script-src 'self' 'sha384-abc=' '${SPECULATION_HASH}';`);
  expect(policy).not.toMatch(/google|gstatic|unsafe|nonce/);
});

it('lets a page contain a frame of our own only if a map key is configured, and nothing from Google in either case', () => {
  expect(contentPolicy(options)).not.toContain('frame-src');
  const policy = contentPolicy({ ...options, googleMaps: true });
  expect(policy).toContain("frame-src 'self';");
  expect(policy).not.toMatch(/google|gstatic|unsafe|nonce/);
});

it('lets a page send to another origin only if the picture store has one', () => {
  expect(contentPolicy(options)).toContain("connect-src 'self';");
  const policy = contentPolicy({ ...options, pictureStore: 'https://pictures.example.test' });
  expect(policy).toContain("connect-src 'self' https://pictures.example.test;");
});
