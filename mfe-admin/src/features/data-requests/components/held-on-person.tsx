import type { ErasePerson, HeldData } from '@forecourt/contracts';
import { Button, Download, Icon, Trash2 } from '@forecourt/ui';
import { useState } from 'react';
import { takeFocus } from '../../../address/take-focus.ts';
import { saveFile } from '../../../calls/save-file.ts';
import { ErrorNote } from '../../../error-note/error-note.tsx';
import { handedOver } from '../handed-over.ts';
import { counted, heldFacts, heldRecords } from '../held-facts.ts';
import styles from './dialogs.module.css';

interface HeldOnPersonProps {
  readonly held: HeldData;
  readonly isErasing: boolean;
  readonly problem: string | null;
  readonly onLookAgain: () => void;
  readonly onErase: (seen: ErasePerson['seen']) => void;
}

/** A person's records, to hand over or to erase. */
export function HeldOnPerson({ held, isErasing, problem, onLookAgain, onErase }: HeldOnPersonProps) {
  const [isSure, setSure] = useState(false);
  const facts = heldFacts(held);
  if (facts.lines.length === 0) return <p role="status">We hold no data on this person.</p>;
  const save = () => saveFile('personal-data.json', 'application/json', handedOver(held));
  return (
    <>
      <section role="status" className={styles.held}>
        <h3 className="h5">Data we hold on this person</h3>
        <ul>
          {facts.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>Check that this is the right person:</p>
        <ul className={styles.records}>
          {heldRecords(held).map((record) => (
            <li key={record}>{record}</li>
          ))}
        </ul>
      </section>
      {!isSure && (
        <div className={styles.buttons}>
          <Button onClick={save}>
            <Icon of={Download} small />
            Download as JSON
          </Button>
          <Button className={styles.danger} onClick={() => setSure(true)}>
            <Icon of={Trash2} small />
            Erase
          </Button>
        </div>
      )}
      {isSure && (
        <section ref={takeFocus} tabIndex={-1} aria-label="Confirm the erasure" className={styles.body}>
          <Consequences {...facts} />
          {problem && <ErrorNote>{problem}</ErrorNote>}
          <div className={styles.buttons}>
            <Button onClick={problem ? onLookAgain : () => setSure(false)}>{problem ? 'Search again' : 'Cancel'}</Button>
            <Button
              variant="primary"
              aria-busy={isErasing}
              onClick={() => !isErasing && onErase({ enquiries: facts.enquiries, dataRequests: facts.dataRequests })}
            >
              {isErasing ? 'Erasing...' : 'Erase for good'}
            </Button>
          </div>
        </section>
      )}
    </>
  );
}

/** What will be erased, what stays, and what to do first (ADR 010). */
function Consequences({ enquiries, dataRequests, won, open }: ReturnType<typeof heldFacts>) {
  return (
    <div className={styles.warning}>
      <p>
        Name, email address, phone number, messages, notes, calculations and emails
        {enquiries > 0 && ` of ${counted(enquiries, 'enquiry', 'enquiries')}`}
        {enquiries > 0 && dataRequests > 0 && ' and'}
        {dataRequests > 0 && ` of ${counted(dataRequests, 'data request')}`} will be erased. The reference, type, vehicle, status
        and dates are kept. This cannot be undone.
      </p>
      {open > 0 && (
        <p>
          {counted(open, 'data request is', 'data requests are')} not answered yet. The email address is kept until you mark{' '}
          {open === 1 ? 'it' : 'them'} as done, so that you can reply.
        </p>
      )}
      {won > 0 && (
        <p>{counted(won, 'enquiry', 'enquiries')} won. Make sure your deal file is complete: the law requires you to keep it.</p>
      )}
    </div>
  );
}
