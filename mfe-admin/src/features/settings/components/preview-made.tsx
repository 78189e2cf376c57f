import type { PreviewLink } from '@forecourt/contracts';
import { momentInWords } from '../../../time/moment-in-words.ts';

interface PreviewMadeProps {
  readonly link: PreviewLink;
  /** What the preview does not show. */
  readonly notShown: string | undefined;
}

/** Where the site is seen with what has been typed. */
export function PreviewMade({ link: { path, until }, notShown }: PreviewMadeProps) {
  return (
    <p role="status" className="small muted pretty">
      The site is open in another tab with these settings.{' '}
      <a href={path} target="_blank" rel="noreferrer">
        Open it again
      </a>{' '}
      until {momentInWords(until)}. Nobody sees it without the link. {notShown}
    </p>
  );
}
