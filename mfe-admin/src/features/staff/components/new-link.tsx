import type { StaffLinkMade } from '@forecourt/contracts';
import { Button, FormInput } from '@forecourt/ui';
import { useEffect, useRef, useState } from 'react';
import { useMailMissing } from '../../../mail/use-mail-missing.ts';
import { momentInWords } from '../../../time/moment-in-words.ts';

interface NewLinkProps extends StaffLinkMade {
  /** What else it changes. */
  readonly effect?: string;
}

/** A link to set a password, which is shown this once, to be passed on. */
export function NewLink({ name, email, link, newLink, effect = '' }: NewLinkProps) {
  const isMailMissing = useMailMissing();
  const box = useRef<HTMLDivElement>(null);
  const [copied, setCopied] = useState<'yes' | 'by hand' | null>(null);
  useEffect(() => box.current?.querySelector('p')?.focus(), []);
  const address = newLink && new URL(newLink.path, location.href).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address ?? '');
      setCopied('yes');
    } catch {
      // Not allowed here, or the site has no https: it can still be copied as selected text.
      box.current?.querySelector('input')?.select();
      setCopied('by hand');
    }
  };
  const whyNotMailed = isMailMissing ? "Mail isn't connected, so nothing was mailed." : 'The mail could not be sent.';
  return (
    <div ref={box} className="stack one-column gap-3">
      <p tabIndex={-1}>
        {link?.isSent ? `The link was mailed to ${email}. You can pass it on yourself as well.` : whyNotMailed} {effect}
      </p>
      {newLink && address !== undefined && (
        <>
          <FormInput
            label={`Link for ${name}`}
            hint={`Works once, until ${momentInWords(newLink.expiresAt)}. Give it to ${name} alone: whoever opens it first sets the password. It is not shown again; if it is lost, make a new one.`}
            readOnly
            value={address}
            onFocus={(event) => event.target.select()}
          />
          <div className="cluster centred gap-3">
            <Button size="small" onClick={() => void copy()}>
              Copy link
            </Button>
            <span role="status" className="small">
              {copied === 'yes' && 'Copied'}
              {copied === 'by hand' && 'The link is selected: copy it from the field.'}
            </span>
          </div>
        </>
      )}
    </div>
  );
}
