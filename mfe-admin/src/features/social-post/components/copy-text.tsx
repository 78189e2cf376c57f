import { Button } from '@forecourt/ui';
import { useState } from 'react';

/** Copies a post's text, for whoever posts it themselves. */
export function CopyText({ text }: { readonly text: string }) {
  const [copied, setCopied] = useState<string | null>(null);
  const copy = () => navigator.clipboard?.writeText(text).then(() => setCopied(text));
  return (
    <Button size="small" aria-disabled={text === '' || undefined} onClick={() => text !== '' && void copy()}>
      {copied === text ? 'Copied' : 'Copy text'}
    </Button>
  );
}
