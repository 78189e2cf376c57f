import { PageMeta, usePlatform } from '@forecourt/web-kit';
import { IN_BROWSER } from '../../in-browser.ts';
import { breadcrumbs } from './breadcrumbs.ts';

export interface ContentMetaProps {
  readonly title: string;
  readonly description: string;
  readonly path: string;
}

/** The head of a content page: title and description for search engines and shared links, and its breadcrumbs. */
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
