import { SERVICE_HISTORIES, WRITE_OFF_CATEGORIES, WRITE_OFF_LABELS } from '@forecourt/rules';
import { FormInput, FormSelect } from '@forecourt/ui';
import { fieldOf } from '../field-of.ts';
import type { AddForm } from '../hooks/use-add-form.ts';
import { optionsOf } from '../options-of.ts';

const HISTORIES = optionsOf(SERVICE_HISTORIES);
const WRITE_OFFS = optionsOf(WRITE_OFF_CATEGORIES, WRITE_OFF_LABELS);

/** What buyers ask about a van's past, and where it stands. */
export function HistoryFields({ form }: { readonly form: AddForm }) {
  const half = { className: 'half', autoComplete: 'off' };
  return (
    <fieldset className="stack end two-columns gap-4">
      <legend className="mb-3 ink strong">History and stock</legend>
      <FormInput {...fieldOf(form, 'previousOwners')} {...half} label="Previous Owners" />
      <FormSelect {...fieldOf(form, 'serviceHistory')} className="half" label="Service History" options={HISTORIES} />
      <FormInput {...fieldOf(form, 'keys')} {...half} label="Number of Keys" />
      <FormSelect {...fieldOf(form, 'writeOffCategory')} className="half" label="Write-off Category" options={WRITE_OFFS} />
      <FormInput {...fieldOf(form, 'stockNumber')} {...half} label="Stock Number" />
      <FormInput {...fieldOf(form, 'branch')} {...half} label="Branch" />
    </fieldset>
  );
}
