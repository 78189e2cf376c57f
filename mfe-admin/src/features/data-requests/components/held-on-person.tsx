import type { ErasePerson, HeldData } from '@forecourt/contracts';
import { Button, Checkbox, Download, Icon, SendButton, Trash2 } from '@forecourt/ui';
import { useState } from 'react';
import { takeFocus } from '../../../address/take-focus.ts';
import { saveFile } from '../../../calls/save-file.ts';
import { ErrorNote } from '../../../error-note/error-note.tsx';
import { handedOver } from '../handed-over.ts';
import { counted, type HeldRecord, heldFacts, heldRecords, type OtherPeoples, withoutOthers } from '../held-facts.ts';
import styles from './dialogs.module.css';

interface HeldOnPersonProps {
  readonly held: HeldData;
  readonly isErasing: boolean;
  readonly problem: string | null;
  readonly onLookAgain: () => void;
  readonly onErase: (request: Pick<ErasePerson, 'seen' | 'except'>) => void;
}

/** A person's records, to hand over or to erase. */
export function HeldOnPerson({ held, isErasing, problem, onLookAgain, onErase }: HeldOnPersonProps) {
  const [isSure, setSure] = useState(false);
  const [others, setOthers] = useState<OtherPeoples>({ enquiries: [], dataRequests: [] });
  const records = heldRecords(held);
  if (records.length === 0) return <p role="status">We hold no data on this person.</p>;
  const theirs = withoutOthers(held, others);
  const facts = heldFacts(theirs);
  const toggle = ({ kind, id }: HeldRecord) => {
    const isOther = others[kind].includes(id);
    setOthers({ ...others, [kind]: isOther ? others[kind].filter((other) => other !== id) : [...others[kind], id] });
    setSure(false);
  };
  const save = () => saveFile('personal-data.json', 'application/json', handedOver(theirs));
  const seen = { enquiries: held.enquiries.length, dataRequests: held.dataRequests.length };
  return (
    <>
      <section className={styles.held} inert={isErasing}>
        <div role="status" className="stack gap-2">
          <h3 className="h5">Data we hold on this person</h3>
          <ul>
            {facts.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {facts.lines.length === 0 && <p>Nothing is ticked.</p>}
        </div>
        <p>Check that these are this person's. Untick what is somebody else's:</p>
        <ul className={styles.records}>
          {records.map((record) => (
            <li key={`${record.kind} ${record.id}`}>
              <Checkbox label={record.text} checked={!others[record.kind].includes(record.id)} onChange={() => toggle(record)} />
            </li>
          ))}
        </ul>
      </section>
      {!isSure && facts.lines.length > 0 && (
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
            <Button disabled={isErasing} onClick={problem ? onLookAgain : () => setSure(false)}>
              {problem ? 'Search again' : 'Cancel'}
            </Button>
            <SendButton
              variant="primary"
              isSending={isErasing}
              underWay="Erasing..."
              onClick={() => onErase({ seen, except: others })}
            >
              Erase for good
            </SendButton>
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
        Name, email address, phone number, messages, notes, replies, calculations and emails
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
