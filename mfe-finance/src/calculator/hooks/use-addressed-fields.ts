import { isForSale } from '@forecourt/rules';
import { useDealership, useLocation, useQuery } from '@forecourt/web-kit';
import { useEffect, useState } from 'react';
import { vehicleQuery } from '../api/get-vehicle.ts';
import { type FieldsInHand, forVehicle } from '../calculator-fields.ts';
import { type FinanceAddress, financePath, readFinanceAddress, readVehicleId } from '../finance-address.ts';
import { tidyFields } from '../read-calculation.ts';

const PAUSE_MS = 400;

/**
 * The fields of the finance page, stored in the URL so that a calculation can be shared and survives going back. The URL is
 * updated after a pause and without the router, so that typing does not navigate.
 */
export function useAddressedFields(): FieldsInHand & Pick<FinanceAddress, 'unread'> {
  const { finance } = useDealership();
  const { key, search } = useLocation();
  const params = new URLSearchParams(search);
  const read = () => readFinanceAddress(params, finance.annualRatePercent);
  const [{ fields, unread }, setAddress] = useState(read);
  const [edited, setEdited] = useState(false);

  const [seen, setSeen] = useState(key);
  if (key !== seen) {
    setSeen(key);
    setAddress(read());
    setEdited(false);
  }

  const { data: named, isLoading } = useQuery(vehicleQuery(readVehicleId(params)));
  const [adopted, setAdopted] = useState<string | null>(null);
  if (named && isForSale(named) && adopted !== key && !edited) {
    setAdopted(key);
    const van = forVehicle(named);
    setAddress({ fields: { ...fields, ...van, price: params.get('price') ? fields.price : van.price }, unread });
  }

  // Of a van that is sold, gone or not named its price is left: a custom amount, which has VAT (D20).
  const hasNoVan = !isLoading && fields.vehicle === null && !fields.vatQualifying;
  useEffect(() => {
    if (hasNoVan) setAddress((address) => ({ ...address, fields: { ...address.fields, vatQualifying: true } }));
  }, [hasNoVan]);

  const path = financePath(fields);
  useEffect(() => {
    if (!edited) return;
    const timer = setTimeout(() => writeAddress(path), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [path, edited]);

  return {
    fields,
    unread,
    change: (next) => {
      setEdited(true);
      setAddress({ fields: next, unread: [] });
    },
    settle: () => {
      const tidy = tidyFields(fields);
      setAddress({ fields: tidy, unread });
      // Immediately on blur, because the URL must be current before a clicked link is followed.
      if (edited) writeAddress(financePath(tidy));
    },
  };
}

const writeAddress = (path: string) => window.history.replaceState(window.history.state, '', path);
