import type { FixtureRelease } from './releases-host.ts';

/** A server bundle with one page that shows its text and how often it was rendered; `streamed` is not cached. */
export const countingBundle = (text: string): string => `
const React = require('react');
let rendered = 0;
exports.routes = {
  page: {
    tags: ({ id }) => id === 'streamed' ? undefined : ['vehicle:' + id],
    queryKeys: ['make'],
    Component: () => React.createElement('h1', null, ${JSON.stringify(text)} + ' render ' + ++rendered),
  },
};`;

export const release = (name: string, version: string, server: string, path = '/vehicle/:id'): FixtureRelease => ({
  name,
  version,
  server,
  routes: [{ id: 'page', path }],
});
