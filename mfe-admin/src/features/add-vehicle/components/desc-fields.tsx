import { BODY_TYPES, DRIVETRAINS, FUEL_TYPES, ROOF_TYPES, TRANSMISSIONS, WHEELBASE_TYPES } from '@forecourt/rules';
import { FormInput, FormSelect } from '@forecourt/ui';
import { useQuery } from '@forecourt/web-kit';
import { vehiclesQuery } from '../../../stock/get-vehicles.ts';
import { knownSpelling } from '../../../stock/known-spelling.ts';
import { inCapitals } from '../../../vehicle-form/in-capitals.ts';
import { fieldOf } from '../field-of.ts';
import type { AddForm } from '../hooks/use-add-form.ts';
import { optionsOf } from '../options-of.ts';
import { DescriptionField } from './description-field.tsx';
import { DimensionFields } from './dimension-fields.tsx';
import { HistoryFields } from './history-fields.tsx';

const BODIES = optionsOf(BODY_TYPES);
const FUELS = optionsOf(FUEL_TYPES);
const GEARBOXES = optionsOf(TRANSMISSIONS);
const DRIVES = optionsOf(DRIVETRAINS);
const ROOFS = optionsOf(ROOF_TYPES);
const WHEELBASES = optionsOf(WHEELBASE_TYPES);

interface DescFieldsProps {
  readonly form: AddForm;
  /** Whether there was a lookup, which fixes the registration. */
  readonly isLookedUp: boolean;
}

/** The van's facts, looked up or not, its measurements and its description. */
export function DescFields({ form, isLookedUp }: DescFieldsProps) {
  const registration = fieldOf(form, 'registrationNumber');
  const half = { className: 'half' };
  const { data: stock = [] } = useQuery({ ...vehiclesQuery(), refetchOnMount: false });
  const withKnownSpelling = (name: 'make' | 'model') => {
    const field = fieldOf(form, name);
    const onBlur: typeof field.onBlur = (event) => {
      const { make, model } = form.getValues();
      const known = knownSpelling({ make: make.trim(), model: model.trim() }, stock);
      if (known.make !== make) form.setValue('make', known.make);
      if (known.model !== model) form.setValue('model', known.model);
      return field.onBlur(event);
    };
    return { ...field, onBlur };
  };
  return (
    <div className="stack pairs gap-4">
      {!isLookedUp && (
        <FormInput
          {...registration}
          label="Registration Number"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => {
            inCapitals(event);
            return registration.onChange(event);
          }}
        />
      )}
      <FormInput {...withKnownSpelling('make')} {...half} label="Make" required autoComplete="off" />
      <FormInput {...withKnownSpelling('model')} {...half} label="Model" required autoComplete="off" />
      <FormInput
        {...fieldOf(form, 'derivative')}
        label="Derivative"
        hint="Size, trim and engine, for example 350 L2H2 Leader 2.0 EcoBlue 130"
        autoComplete="off"
      />
      <FormInput {...fieldOf(form, 'year')} {...half} label="Year" required autoComplete="off" />
      <FormInput {...fieldOf(form, 'mileage')} {...half} label="Mileage" autoComplete="off" />
      <FormSelect {...fieldOf(form, 'bodyType')} {...half} label="Body Type" options={BODIES} />
      <FormSelect {...fieldOf(form, 'fuelType')} {...half} label="Fuel Type" options={FUELS} />
      <FormSelect {...fieldOf(form, 'transmission')} {...half} label="Transmission" options={GEARBOXES} />
      <FormSelect {...fieldOf(form, 'drivetrain')} {...half} label="Drivetrain" options={DRIVES} />
      <FormSelect {...fieldOf(form, 'roofType')} {...half} label="Roof Type" options={ROOFS} />
      <FormSelect {...fieldOf(form, 'wheelbaseType')} {...half} label="Wheelbase Type" options={WHEELBASES} />
      <FormInput {...fieldOf(form, 'colour')} {...half} label="Colour" autoComplete="off" />
      <FormInput {...fieldOf(form, 'engineSize')} {...half} label="Engine Size (L)" autoComplete="off" />
      <FormInput {...fieldOf(form, 'power')} {...half} label="Power (bhp)" autoComplete="off" />
      <FormInput {...fieldOf(form, 'seats')} {...half} label="Seating Capacity" autoComplete="off" />
      <FormInput {...fieldOf(form, 'euroStatus')} {...half} label="Euro Standard" autoComplete="off" />
      <FormInput {...fieldOf(form, 'range')} {...half} label="Electric Range (miles)" autoComplete="off" />
      <FormInput {...fieldOf(form, 'fuelEconomy')} {...half} label="Fuel Economy (mpg)" autoComplete="off" />
      <DimensionFields form={form} />
      <HistoryFields form={form} />
      <DescriptionField form={form} />
    </div>
  );
}
