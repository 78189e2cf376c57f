import { Button } from '@forecourt/ui';
import { useEffect, useRef, useState } from 'react';
import styles from './second-factor.module.css';

interface RecoveryCodeListProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** New recovery codes, which are shown this once. */
export function RecoveryCodeList({ codes, onDone }: RecoveryCodeListProps) {
  const [isCopied, setCopied] = useState(false);
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => lead.current?.focus(), []);
  const copy = () =>
    navigator.clipboard?.writeText(codes.join('\n')).then(
      () => setCopied(true),
      // Not allowed here: the codes stand above, to be selected.
      () => setCopied(false),
    );
  return (
    <>
      <p ref={lead} tabIndex={-1}>
        <b>Keep these recovery codes.</b> Each logs you in once if you do not have your phone. They are not shown again: print
        them, or put them where you keep your passwords.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button onClick={() => void copy()}>
          <span aria-live="polite">{isCopied ? 'Copied' : 'Copy'}</span>
        </Button>
        <Button variant="dark" onClick={onDone}>
          I have kept them
        </Button>
      </div>
    </>
  );
}
