import type { Dealership } from '@forecourt/contracts';

const DEALERSHIP: Dealership = {
  tradingName: 'Test Vans',
  legalName: 'Test Vans Ltd',
  companyNumber: '00000000',
  fcaFirmReference: '000000',
  phone: '0151 496 0000',
  phoneE164: '+441514960000',
  email: 'sales@vans.example',
  financeEmail: 'finance@vans.example',
  address: { lines: ['1 Dock Road'], town: 'Birkenhead', county: 'Wirral', postcode: 'CH41 0ZZ', country: 'GB' },
  position: { latitude: 53.4, longitude: -3 },
  social: { facebook: null, instagram: null },
  sharePicture: '/assets/share.jpg',
  areasServed: ['Wirral'],
  areasText: 'Wirral',
  brands: ['Ford'],
  approvals: ['Approved'],
  foundingYear: 2022,
  copyrightYear: 2025,
  salesHours: [{ days: ['Monday'], opens: '09:00', closes: '17:30', text: 'Monday 09:00-17:30' }],
  showroomHours: [{ days: ['Monday'], opens: '09:00', closes: '17:30', text: 'Monday 09:00-17:30' }],
  specialDays: [],
  phoneHours: 'Mon 9am–5.30pm',
  visitHours: 'Mon 9am–5.30pm',
  creditStatement: 'We are a credit broker, not a lender.',
  legal: {
    icoRegistration: 'ZA000000',
    complaintsEmail: 'complaints@vans.example',
    complaintsAddress: 'Complaints, 1 Dock Road, Birkenhead CH41 0ZZ',
    lenderPanel: 'We introduce you to a limited number of lenders.',
    commission: 'Lenders pay us a commission.',
    warrantyProvider: 'Test Association Warranty',
  },
  policies: {
    partExchange: 'We take vans in part-exchange.',
    delivery: 'Collect from us, or ask for delivery.',
    reservation: 'A deposit holds a van.',
    testDrive: 'Test drives are by appointment.',
  },
  webBuilder: { name: 'Example Studio', url: 'https://studio.example' },
  finance: { annualRatePercent: 12, termMonths: 60, deposit: 5_000 },
};

/** A fictional dealership with the given facts. */
export const someDealership = (facts: Partial<Dealership> = {}): Dealership => ({ ...DEALERSHIP, ...facts });
