import { PageMeta, usePlatform } from '@forecourt/web-kit';
import { IN_BROWSER } from '../../in-browser.ts';
import { breadcrumbs } from './breadcrumbs.ts';

export interface ContentMetaProps {
  readonly title: string;
  readonly description: string;
  readonly path: string;
}

/** The head of a content page: what search engines and shared links show of it, and its place below the home page. */
export function ContentMeta({ title, description, path }: ContentMetaProps) {
  const { publicUrl } = usePlatform();
  return (
    <PageMeta
      title={title}
      description={description}
      path={path}
      jsonLd={IN_BROWSER ? [] : [breadcrumbs(publicUrl, title, path)]}
    />
  );
}
