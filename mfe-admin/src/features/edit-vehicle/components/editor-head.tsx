import type { Vehicle } from '@forecourt/contracts';
import { Button, buttonClass, Calculator, Clock, Copy, classes, Icon, Plate, X } from '@forecourt/ui';
import { Link, useSearchParams } from '@forecourt/web-kit';
import { useEffect, useRef } from 'react';
import { OPENED_HERE, officeAddress } from '../../../address/office-address.ts';
import { mayI } from '../../../session/own-account.ts';
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
  const [params] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const action = classes(buttonClass({ variant: 'quiet' }), styles.action);
  return (
    <div className={styles.head}>
      <div className={styles.name}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {registration && <Plate>{registration}</Plate>}
      </div>
      {id !== undefined && (
        <div className={styles.actions}>
          {mayI('audit.read') && (
            <Link to={`/admin?tab=activity&vehicle=${id}`} className={action}>
              <Icon of={Clock} />
              History
            </Link>
          )}
          <Link
            to={officeAddress(params, { edit: null, tab: null, add: String(id) })}
            state={OPENED_HERE}
            preventScrollReset
            className={action}
          >
            <Icon of={Copy} />
            Duplicate
          </Link>
          {onCosts && mayI('costs.manage') && (
            <Button variant="quiet" className={styles.action} onClick={onCosts}>
              <Icon of={Calculator} />
              Costs and VIN
            </Button>
          )}
        </div>
      )}
      <Button variant="quiet" className={styles.close} onClick={onClose}>
        <Icon of={X} />
        <span>Close</span>
      </Button>
    </div>
  );
}
