import { FieldError, FormSelect } from '@forecourt/ui';
import { useController } from 'react-hook-form';
import { FeatureChecklist } from '../../../vehicle-form/feature-checklist.tsx';
import { choicesOf } from '../choices.ts';
import type { FormValues } from '../fields.ts';
import styles from './fields.module.css';
import { FlagField, VehicleField } from './vehicle-field.tsx';

/** Product §2, Specifications, followed by emissions, MOT and tax. */
export function SpecificationsTab() {
  return (
    <>
      <div className={styles.fields}>
        <VehicleField name="fuelType" />
        <VehicleField name="transmission" />
        <VehicleField name="doors" />
        <VehicleField name="engineSize" />
        <VehicleField name="power" />
        <VehicleField name="seats" />
        <SecondDoorsField />
        <VehicleField name="fuelEconomy" />
        <VehicleField name="taxBand" />
        <Features />
      </div>
      <div className={styles.fields}>
        <h3 className={styles.heading}>Emissions and performance</h3>
        <VehicleField name="euroStatus" />
        <VehicleField name="co2Emissions" />
        <VehicleField name="torque" />
        <VehicleField name="drivetrain" />
        <div className={styles.toggles}>
          <FlagField name="isElectric" />
        </div>
        <VehicleField name="range" />
      </div>
      <div className={styles.fields}>
        <h3 className={styles.heading}>MOT and tax</h3>
        <VehicleField name="motDueDate" />
        <VehicleField name="taxStatus" />
        <VehicleField name="taxDueDate" />
      </div>
    </>
  );
}

/** Edits the same value as Number of Doors (D12). */
function SecondDoorsField() {
  const { field } = useController<FormValues, 'doors'>({ name: 'doors' });
  return (
    <FormSelect
      label="Doors"
      hint="The same value as Number of Doors"
      options={choicesOf('doors', field.value)}
      value={field.value}
      onChange={field.onChange}
    />
  );
}

function Features() {
  const { field, fieldState } = useController<FormValues, 'features'>({ name: 'features' });
  const { error } = fieldState;
  return (
    <div className={styles.wide} data-field="features" tabIndex={-1}>
      <FeatureChecklist value={field.value} onChange={field.onChange} />
      {error?.message && <FieldError id="features-error">{error.message}</FieldError>}
    </div>
  );
}
