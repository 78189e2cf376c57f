import { Button } from '@forecourt/ui';
import { useState } from 'react';

interface CopyTextProps {
  readonly text: string;
  /** Whose text it is, for screen readers: " of the reply". */
  readonly about?: string;
}

/** Copies a text, for whoever sends it themselves. */
export function CopyText({ text, about }: CopyTextProps) {
  const [copied, setCopied] = useState<string | null>(null);
  const copy = () => navigator.clipboard?.writeText(text).then(() => setCopied(text));
  return (
    <Button size="small" aria-disabled={text === '' || undefined} onClick={() => text !== '' && void copy()}>
      {copied === text ? 'Copied' : 'Copy text'}
      {about && copied !== text && <span className="visually-hidden">{about}</span>}
    </Button>
  );
}
