import { FormInput } from '@forecourt/ui';
import { fieldOf } from '../field-of.ts';
import type { AddForm } from '../hooks/use-add-form.ts';

/** With the editor's labels. */
const FIELDS = [
  ['payload', 'Payload (kg)'],
  ['grossWeight', 'Gross Weight (kg)'],
  ['loadLength', 'Load Length (mm)'],
  ['loadWidth', 'Load Width (mm)'],
  ['loadHeight', 'Load Height (mm)'],
  ['loadVolume', 'Load Volume (m³)'],
  ['length', 'Length (mm)'],
  ['width', 'Width (mm)'],
  ['height', 'Height (mm)'],
  ['wheelbase', 'Wheelbase (mm)'],
  ['brakedTowingLimit', 'Braked Towing Limit (kg)'],
  ['grossTrainWeight', 'Gross Train Weight (kg)'],
  ['frontAxleLimit', 'Front Axle Limit (kg)'],
  ['rearAxleLimit', 'Rear Axle Limit (kg)'],
] as const;

/** The measurements that buyers look for. */
export function DimensionFields({ form }: { readonly form: AddForm }) {
  return (
    <fieldset className="stack end two-columns gap-4">
      <legend className="mb-3 ink strong">Dimensions, payload and towing</legend>
      {FIELDS.map(([name, label]) => (
        <FormInput key={name} {...fieldOf(form, name)} label={label} className="half" autoComplete="off" />
      ))}
    </fieldset>
  );
}
