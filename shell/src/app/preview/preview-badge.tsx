import { LEAVE_PREVIEW_PATH, type Preview, partName } from '@forecourt/contracts';
import { buttonClass } from '@forecourt/ui';

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/London' });

const OF_DRAFT = {
  what: 'unsaved settings',
  more: 'Mails, the assistant and the back office have the saved ones.',
};

/** Says on every page that it is a preview, and leads out of it; the browser has no code for it. */
export function PreviewBadge(preview: Preview) {
  const { what, more } = 'draft' in preview ? OF_DRAFT : { what: partName(preview.name), more: `Version ${preview.version}` };
  return (
    <aside id="preview-badge" aria-label="Preview" data-above-banner="" data-draft={'draft' in preview ? '' : undefined}>
      <p>
        Preview of {what} until {time.format(new Date(preview.until))}
        <span className="preview-more">, or until you leave it</span>. Enquiries sent from it are real.{' '}
        <small className="preview-more">{more}</small>
      </p>
      <form method="post" action={LEAVE_PREVIEW_PATH}>
        <button type="submit" className={buttonClass({ variant: 'dark', size: 'small' })}>
          <span>
            Leave<span className="preview-more"> preview</span>
          </span>
        </button>
      </form>
    </aside>
  );
}
