import type { Vehicle } from '@forecourt/contracts';
import { DescriptionField } from './description-field.tsx';
import styles from './fields.module.css';
import { MonthlyPriceField } from './monthly-price-field.tsx';
import { SoldHintField } from './sold-hint-field.tsx';
import { FlagField, VehicleField } from './vehicle-field.tsx';

/** Product §2, Basic Info, followed by what else staff expect. */
export function BasicInfo({ vehicle }: { readonly vehicle: Vehicle }) {
  return (
    <>
      <div className={styles.fields}>
        <VehicleField name="make" />
        <VehicleField name="model" />
        <VehicleField name="year" />
        <VehicleField name="price" />
        <VehicleField name="mileage" />
        <VehicleField name="registrationNumber" />
        <div className={styles.toggles}>
          <FlagField name="vatQualifying" />
          <FlagField name="isSold" />
          <SoldHintField isHeld={vehicle.isHeld} />
        </div>
        <VehicleField name="condition" />
        <VehicleField name="bodyType" />
        <VehicleField name="stockStatus" />
        <DescriptionField />
      </div>
      <div className={styles.fields}>
        <h3 className={styles.heading}>More about this van</h3>
        <VehicleField name="derivative" />
        <VehicleField name="colour" />
        <VehicleField name="firstRegistered" />
        <MonthlyPriceField stored={vehicle.monthlyPrice} isHeld={vehicle.isHeld} />
        <VehicleField name="stockNumber" />
        <VehicleField name="branch" hint="Where the van can be seen" />
      </div>
      <div className={styles.fields}>
        <h3 className={styles.heading}>History</h3>
        <VehicleField name="previousOwners" />
        <VehicleField name="serviceHistory" />
        <VehicleField name="keys" />
        <VehicleField name="writeOffCategory" />
      </div>
    </>
  );
}
