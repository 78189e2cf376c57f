import type { CalculationRow } from '../calculations/calculation.entity.ts';
import type { EnquiryRow } from '../enquiries/enquiry.entity.ts';
import type { StockedVehicleRow } from '../stock/stocked-vehicle.entity.ts';

/** Rows as the mails about an enquiry read them. */
export const EVENT = '7b1c5a0e-0f5e-4d0c-9f0c-2f6f8f1f9a11';

export const enquiry: EnquiryRow = {
  id: 12,
  vehicleId: 7,
  customerName: 'Ada Plumber',
  customerEmail: 'ada@plumbing.example',
  customerPhone: '07700 900123',
  inquiryType: 'test_drive',
  cameBy: null,
  enteredBy: null,
  message: 'Is <b>Friday</b> fine?\nAfter four.',
  preferredContactTime: 'afternoon',
  calculationId: null,
  status: 'new',
  version: 1,
  assignee: null,
  replyDueAt: null,
  ringAgainAt: null,
  appointmentAt: null,
  erasedAt: null,
  createdAt: new Date('2026-07-05T09:30:00Z'),
  activeAt: new Date('2026-07-05T09:30:00Z'),
};
export const vehicle: StockedVehicleRow = {
  id: 7,
  make: 'Ford',
  model: 'Transit',
  year: 2023,
  registrationNumber: 'HV23 ABC',
  price: '20000.00',
  vatQualifying: true,
  isSold: false,
  stockStatus: 'In Stock',
  picture: null,
  details: '',
  isRemoved: false,
};
export const calculation: CalculationRow = {
  id: EVENT,
  vehicleId: 7,
  vehiclePrice: '20000.00',
  deposit: '1000.00',
  interestRate: 12,
  termMonths: 60,
  tradeInValue: '0.00',
  monthlyPayment: '511.62',
  totalCost: '31697.34',
  totalInterest: '7697.34',
  createdAt: enquiry.createdAt,
};
