import styles from './fields.module.css';
import { VehicleField } from './vehicle-field.tsx';

/** Product §2, Dimensions, followed by what the drawing of the load space needs (ADR 002). */
export function DimensionsTab() {
  return (
    <>
      <div className={styles.fields}>
        <VehicleField name="length" />
        <VehicleField name="width" />
        <VehicleField name="height" />
        <VehicleField name="wheelbase" />
        <VehicleField name="grossWeight" />
        <VehicleField name="payload" />
        <VehicleField name="loadVolume" />
        <VehicleField name="loadArea" />
        <VehicleField name="kerbWeight" />
        <VehicleField name="roofType" />
        <VehicleField name="wheelbaseType" />
      </div>
      <div className={styles.fields}>
        <h3 className={styles.heading}>Towing and axles</h3>
        <VehicleField name="brakedTowingLimit" />
        <VehicleField name="grossTrainWeight" />
        <VehicleField name="frontAxleLimit" />
        <VehicleField name="rearAxleLimit" />
      </div>
      <div className={styles.fields}>
        <h3 className={styles.heading}>Load space, for the drawing visitors see</h3>
        <VehicleField name="loadLength" />
        <VehicleField name="loadWidth" />
        <VehicleField name="loadHeight" />
        <VehicleField name="loadWidthBetweenArches" />
      </div>
    </>
  );
}
