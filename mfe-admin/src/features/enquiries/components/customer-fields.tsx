import { CAME_BY, type CameBy, ENQUIRY_KIND_LABELS } from '@forecourt/contracts';
import { FormInput, FormSelect, FormTextArea } from '@forecourt/ui';
import { useState } from 'react';
import type { Entry } from '../entry.ts';
import { wayToFind } from '../way-to-find.ts';
import { AskedBefore } from './asked-before.tsx';
import { VanChoice } from './van-choice.tsx';

const WAYS = CAME_BY.map((value) => ({ value, label: ENQUIRY_KIND_LABELS[value] }));

interface CustomerFieldsProps {
  readonly entry: Entry;
  readonly faultOf: (field: string) => string | null;
  readonly onType: (change: Partial<Entry>) => void;
}

/** Who has called, come in or written, and what they want. */
export function CustomerFields({ entry, faultOf, onType }: CustomerFieldsProps) {
  const [by, setBy] = useState(() => wayToFind(entry));
  const seek = () => setBy(wayToFind(entry));
  return (
    <>
      <FormSelect
        label="How they came"
        options={WAYS}
        value={entry.cameBy}
        onChange={({ target }) => onType({ cameBy: target.value as CameBy })}
      />
      <FormInput
        label="Name"
        name="customerName"
        autoComplete="off"
        value={entry.name}
        error={faultOf('customerName')}
        onChange={({ target }) => onType({ name: target.value })}
      />
      <div className="stack gap-2">
        <div className="stack pairs gap-4">
          <FormInput
            label="Phone"
            name="customerPhone"
            type="tel"
            autoComplete="off"
            className="half"
            hint="Or an email address"
            value={entry.phone}
            error={faultOf('customerPhone')}
            onChange={({ target }) => onType({ phone: target.value })}
            onBlur={seek}
          />
          <FormInput
            label="Email"
            name="customerEmail"
            type="email"
            autoComplete="off"
            className="half"
            hint="Or a phone number"
            value={entry.email}
            error={faultOf('customerEmail')}
            onChange={({ target }) => onType({ email: target.value })}
            onBlur={seek}
          />
        </div>
        <AskedBefore by={by} />
      </div>
      <VanChoice
        label="Which van (optional)"
        vehicleId={entry.vehicleId}
        typed={entry.van}
        error={faultOf('van')}
        onType={onType}
      />
      <FormTextArea
        label="What they want (optional)"
        name="message"
        rows={4}
        value={entry.message}
        error={faultOf('message')}
        onChange={({ target }) => onType({ message: target.value })}
      />
    </>
  );
}
