import type { Vehicle } from '@forecourt/contracts';
import {
  detailImages,
  detailStockBadge,
  formatNumber,
  isForSale,
  shownMileage,
  specialDayNotes,
  vehicleSubtitle,
} from '@forecourt/rules';
import { buttonClass, Calendar, ChevronDown, classes, Icon, Phone, PhoneCard, Plate } from '@forecourt/ui';
import { EnquiryLink, Served, today, useDealership } from '@forecourt/web-kit';
import { CalculatorButton } from '../../../vehicle/calculator-button.tsx';
import { hasMonthlyPrice } from '../../../vehicle/finance.tsx';
import { VatSwitch } from '../../../vehicle/vat-switch.tsx';
import { ConditionBadges, StatusBadge } from '../../../vehicle/vehicle-badges.tsx';
import { VehiclePrices } from '../../../vehicle/vehicle-prices.tsx';
import styles from './buy-column.module.css';
import { MonthlyExample } from './monthly-example.tsx';
import { SIMILAR_ID } from './similar-vans.tsx';

const ON_SERVER = typeof globalThis.document === 'undefined';

/** What it is, what it costs and how to get it; sticky beside the rest on wide screens. */
export function BuyColumn({ vehicle }: { readonly vehicle: Vehicle }) {
  return (
    <div className={styles.column}>
      <Served as="div" name="vehicle-name">
        {ON_SERVER && <Name vehicle={vehicle} />}
      </Served>
      <div className={styles.price}>
        <VehiclePrices vehicle={vehicle} large />
        {!vehicle.isSold && vehicle.vatQualifying && <VatSwitch />}
        {hasMonthlyPrice(vehicle) && (
          <Served as="div" name="monthly-price" className={styles.monthly}>
            {ON_SERVER && <MonthlyExample vehicle={vehicle} />}
          </Served>
        )}
      </div>
      {vehicle.stockStatus === 'Deposit Taken' && !vehicle.isSold && (
        <p className={styles.reserved}>Another customer has reserved this van. Ask us: we'll tell you if it comes free.</p>
      )}
      <div className={styles.actions}>
        {isForSale(vehicle) ? <Actions vehicle={vehicle} /> : <SoldActions vehicle={vehicle} />}
      </div>
      <Served as="div" name="sales-team" className={styles.team}>
        {ON_SERVER && <SalesTeam />}
      </Served>
    </div>
  );
}

function Name({ vehicle }: { readonly vehicle: Vehicle }) {
  const mileage = shownMileage(vehicle);
  const detail = [vehicle.derivative, mileage !== null && `${formatNumber(mileage)} miles`].filter(Boolean).join(', ');
  return (
    <>
      <div className={styles.top}>
        <StatusBadge badge={detailStockBadge(vehicle)} />
        {/* The gallery shows the Electric badge on the picture, if there is one. */}
        <ConditionBadges vehicle={{ ...vehicle, isElectric: vehicle.isElectric && detailImages(vehicle).length === 0 }} />
        {vehicle.registrationNumber && <Plate>{vehicle.registrationNumber}</Plate>}
      </div>
      <h1 className={styles.title}>{`${vehicle.make} ${vehicle.model}`}</h1>
      <p className={styles.sub}>
        {vehicleSubtitle(vehicle)}
        {detail && <span className="block">{detail}</span>}
      </p>
    </>
  );
}

function SalesTeam() {
  const dealership = useDealership();
  const { phoneHours, visitHours, specialDays, address } = dealership;
  return (
    <PhoneCard title="Speak to our sales team" telephone={dealership}>
      <p>Phones: {phoneHours}</p>
      <p>Showroom: {visitHours}</p>
      {specialDayNotes(specialDays, today()).map((note) => (
        <p key={note} className="strong">
          {note}
        </p>
      ))}
      <p>{[...address.lines, address.town].join(', ')}</p>
    </PhoneCard>
  );
}

function Actions({ vehicle }: { readonly vehicle: Vehicle }) {
  return (
    <>
      <EnquiryLink vehicle={vehicle} form="callback" className={classes(buttonClass({ variant: 'primary' }), styles.main)}>
        <Icon of={Phone} />
        Request Callback
      </EnquiryLink>
      <CalculatorButton vehicle={vehicle}>Calculate Finance</CalculatorButton>
      <EnquiryLink vehicle={vehicle} form="test_drive" className={buttonClass()}>
        <Icon of={Calendar} />
        Book Test Drive
      </EnquiryLink>
    </>
  );
}

/** What to do about a sold van (D36). */
function SoldActions({ vehicle }: { readonly vehicle: Vehicle }) {
  return (
    <>
      <a href={`#${SIMILAR_ID}`} className={classes(buttonClass({ variant: 'primary' }), styles.main)}>
        See similar vans
        <Icon of={ChevronDown} />
      </a>
      <EnquiryLink vehicle={{ ...vehicle, isSold: true }} form="callback" className={classes(buttonClass(), styles.wide)}>
        Tell me when one like it arrives
      </EnquiryLink>
    </>
  );
}
