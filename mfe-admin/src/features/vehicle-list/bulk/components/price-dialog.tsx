import type { ListedVehicle } from '@forecourt/contracts';
import { formatPounds, isForSale, vehicleTitle } from '@forecourt/rules';
import { Button, CancelButton, Dialog, FormInput, FormSelect } from '@forecourt/ui';
import { today, useDealership } from '@forecourt/web-kit';
import { type FormEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import { vehicles } from '../hooks/use-bulk.ts';
import { isUnlikely, keepsMonthlyPrice, type PriceStep, type Repriced, repriced } from '../prices.ts';
import { Names } from './names.tsx';

const STEPS = {
  'less pounds': 'Reduce by £',
  'less percent': 'Reduce by %',
  'more pounds': 'Increase by £',
  'more percent': 'Increase by %',
} as const;
type Step = keyof typeof STEPS;

const AMOUNT = /^\d{1,6}(?:\.\d)?$/;

const stepOf = (step: Step, typed: string): PriceStep | null => {
  const amount = typed.replaceAll(/[£%,\s]/g, '');
  if (!AMOUNT.test(amount) || Number(amount) === 0) return null;
  const [direction, unit] = step.split(' ') as [PriceStep['direction'], PriceStep['unit']];
  return unit === 'pounds' && !Number.isInteger(Number(amount)) ? null : { direction, unit, amount: Number(amount) };
};

interface PriceDialogProps {
  readonly vans: readonly ListedVehicle[];
  readonly onClose: () => void;
  readonly onChange: (changes: readonly Repriced[]) => void;
}

/** Asks by how much the prices of vans change, and shows each before and after. */
export function PriceDialog({ vans, onClose, onChange }: PriceDialogProps) {
  const { finance } = useDealership();
  const [step, setStep] = useState<Step>('less pounds');
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  /** What has been asked about, because it is probably a slip. */
  const [asked, setAsked] = useState('');
  const field = useRef<HTMLDivElement>(null);
  const question = useRef<HTMLParagraphElement>(null);
  const form = useId();
  useEffect(() => field.current?.querySelector('input')?.focus(), []);
  const given = stepOf(step, typed);
  const changes = given && repriced(vans, given, finance);
  const unlikely = changes?.filter((change) => isUnlikely(change, today())) ?? [];
  const isAsked = unlikely.length > 0 && asked === `${step} ${typed}`;
  const sold = vans.filter((van) => !isForSale(van)).length;
  const fault =
    given === null
      ? step.endsWith('pounds')
        ? 'Enter whole pounds, such as 500.'
        : 'Enter a percentage, such as 5 or 2.5.'
      : changes === null
        ? 'That leaves nothing of at least one price.'
        : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!changes || changes.length === 0) return field.current?.querySelector('input')?.focus();
    if (unlikely.length === 0 || isAsked) return onChange(changes);
    setAsked(`${step} ${typed}`);
    question.current?.focus();
  };
  return (
    <Dialog
      title={`Change the prices of ${vehicles(vans.length - sold)}`}
      onClose={onClose}
      footer={
        <>
          <CancelButton className="grow" />
          <Button type="submit" form={form} variant="primary" className="grow">
            Change {vehicles(vans.length - sold)}
            {isAsked && ' anyway'}
          </Button>
        </>
      }
    >
      <form id={form} className="stack gap-4 py-5" onSubmit={submit} noValidate>
        <div ref={field} className="stack two-columns gap-4">
          <FormSelect
            label="Prices"
            options={Object.entries(STEPS).map(([value, label]) => ({ value, label }))}
            value={step}
            onChange={({ target }) => setStep(target.value as Step)}
          />
          <FormInput
            label="By how much"
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            error={isTried ? fault : null}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <p className="small muted">
          Prices are those of the list: without VAT, or in full if a van carries none. Visitors see the new ones at once.
        </p>
        {sold > 0 && (
          <p className="small">
            {sold === 1 ? '1 van is sold and keeps its price.' : `${sold} vans are sold and keep their prices.`}
          </p>
        )}
        {changes && changes.length > 0 && <Preview changes={changes} unlikely={unlikely} question={question} />}
      </form>
    </Dialog>
  );
}

const inWords = ({ van, now }: Repriced): string =>
  `${vehicleTitle(van)}: ${formatPounds(van.price)} → ${formatPounds(now.price)}`;

interface PreviewProps {
  readonly changes: readonly Repriced[];
  /** Those of them that are probably a slip. */
  readonly unlikely: readonly Repriced[];
  readonly question: Ref<HTMLParagraphElement>;
}

function Preview({ changes, unlikely, question }: PreviewProps) {
  const kept = changes.filter(keepsMonthlyPrice).length;
  return (
    <div className="stack gap-3" aria-live="polite">
      {unlikely.length > 0 && (
        <>
          <p ref={question} tabIndex={-1} className="strong">
            Is this right? {unlikely.length === 1 ? 'One price changes' : 'Some prices change'} a lot:
          </p>
          <Names of={unlikely.map(inWords)} />
        </>
      )}
      {unlikely.length < changes.length && <Names of={changes.filter((one) => !unlikely.includes(one)).map(inWords)} />}
      {kept > 0 && (
        <p className="small muted">
          {kept === 1 ? '1 monthly price was' : `${kept} monthly prices were`} set by hand and {kept === 1 ? 'stays' : 'stay'}.
        </p>
      )}
    </div>
  );
}
