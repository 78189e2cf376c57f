import { PlatformContext } from '@forecourt/web-kit';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { dealership } from './dealership.ts';

/** The HTML of a component as the shell would give it the dealership's settings. */
export function renderInPlatform(content: ReactNode): string {
  const platform = {
    dealership,
    publicUrl: 'https://vans.example',
    loadWidget: () => Promise.reject(new Error('No widgets here')),
  };
  return renderToStaticMarkup(<PlatformContext value={platform}>{content}</PlatformContext>);
}

/** What a reader sees of it. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
