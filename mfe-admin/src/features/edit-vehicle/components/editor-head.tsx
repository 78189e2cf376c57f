import type { Vehicle } from '@forecourt/contracts';
import { Button, Icon, Plate, X } from '@forecourt/ui';
import { useEffect, useRef } from 'react';
import styles from './editor.module.css';

interface EditorHeadProps {
  readonly title: string;
  readonly registration: Vehicle['registrationNumber'];
  readonly onClose: () => void;
}

export function EditorHead({ title, registration, onClose }: EditorHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.head}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {registration && <Plate>{registration}</Plate>}
      <Button variant="quiet" className={styles.close} onClick={onClose}>
        <Icon of={X} />
        Close
      </Button>
    </div>
  );
}
