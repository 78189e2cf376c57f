import type { Vehicle } from '@forecourt/contracts';
import { Button, buttonClass, Calculator, Clock, classes, Icon, Plate, X } from '@forecourt/ui';
import { Link } from '@forecourt/web-kit';
import { useEffect, useRef } from 'react';
import styles from './editor.module.css';

interface EditorHeadProps {
  readonly title: string;
  readonly registration: Vehicle['registrationNumber'];
  /** Undefined unless the van exists. */
  readonly id?: number;
  readonly onClose: () => void;
  /** Shows what the dealership alone sees of the van. */
  readonly onCosts?: () => void;
}

export function EditorHead({ title, registration, id, onClose, onCosts }: EditorHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.head}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {registration && <Plate>{registration}</Plate>}
      {id !== undefined && (
        <Link to={`/admin?tab=activity&vehicle=${id}`} className={classes(buttonClass({ variant: 'quiet' }), styles.history)}>
          <Icon of={Clock} />
          History
        </Link>
      )}
      {onCosts && (
        <Button variant="quiet" onClick={onCosts}>
          <Icon of={Calculator} />
          Costs and VIN
        </Button>
      )}
      <Button variant="quiet" className={styles.close} onClick={onClose}>
        <Icon of={X} />
        Close
      </Button>
    </div>
  );
}
