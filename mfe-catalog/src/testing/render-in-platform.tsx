import { someDealership } from '@forecourt/testing';
import { PlatformContext } from '@forecourt/web-kit';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The HTML of a component, with the settings that the shell would provide. */
export function renderInPlatform(content: ReactNode): string {
  const platform = {
    dealership: someDealership(),
    publicUrl: 'https://vans.example',
    loadWidget: () => Promise.reject(new Error('No widgets here')),
  };
  return renderToStaticMarkup(<PlatformContext value={platform}>{content}</PlatformContext>);
}

/** The visible text. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
