import { useDealership, useLocation, useQuery } from '@forecourt/web-kit';
import { useEffect, useState } from 'react';
import { vehicleQuery } from '../api/get-vehicle.ts';
import { type FieldsInHand, forVehicle, tidyFields } from '../calculator-fields.ts';
import { financePath, readFinanceAddress, readVehicleId } from '../finance-address.ts';

const PAUSE_MS = 400;

/**
 * The fields of the finance page, which its address carries, so that a calculation can be shared and is still there on
 * the way back. The address is written past the router, after a pause: no page is loaded by typing.
 */
export function useAddressedFields(): FieldsInHand {
  const { finance } = useDealership();
  const { key, search } = useLocation();
  const params = new URLSearchParams(search);
  const read = () => readFinanceAddress(params, finance.annualRatePercent);
  const [fields, setFields] = useState(read);
  const [edited, setEdited] = useState(false);

  const [seen, setSeen] = useState(key);
  if (key !== seen) {
    setSeen(key);
    setFields(read());
    setEdited(false);
  }

  const { data: named } = useQuery(vehicleQuery(readVehicleId(params)));
  const [adopted, setAdopted] = useState<string | null>(null);
  if (named && !named.isSold && adopted !== key && !edited) {
    setAdopted(key);
    const { vehicle, vatQualifying } = forVehicle(named);
    setFields({ ...fields, vehicle, vatQualifying });
  }

  const path = financePath(fields);
  useEffect(() => {
    if (!edited) return;
    const timer = setTimeout(() => writeAddress(path), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [path, edited]);

  return {
    fields,
    change: (next) => {
      setEdited(true);
      setFields(next);
    },
    settle: () => {
      const tidy = tidyFields(fields);
      setFields(tidy);
      // At once: a field is also left for a link, and the address has to be right before that is followed.
      if (edited) writeAddress(financePath(tidy));
    },
  };
}

const writeAddress = (path: string) => window.history.replaceState(window.history.state, '', path);
