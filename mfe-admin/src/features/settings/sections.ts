/** A value as it is typed: one line, several lines of one entry each, sentences, a number, the hours of a week, or those of single days. */
export type FieldKind = 'line' | 'list' | 'sentences' | 'number' | 'hours' | 'days';

export interface SettingsField {
  /** Its place in the settings: "address.town". */
  readonly path: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly hint?: string;
  readonly type?: 'email' | 'tel' | 'url';
  /** May be left empty. */
  readonly optional?: true;
}

export interface SettingsSection {
  /** In the address of its dialog. */
  readonly name: string;
  readonly title: string;
  /** Where visitors meet it. */
  readonly shown: string;
  /** What a preview does not show of it. */
  readonly notInPreview?: string;
  readonly fields: readonly SettingsField[];
}

const line = (path: string, label: string, more: Partial<SettingsField> = {}): SettingsField => ({
  path,
  label,
  kind: 'line',
  ...more,
});
const sentences = (path: string, label: string, hint?: string): SettingsField => ({
  path,
  label,
  kind: 'sentences',
  ...(hint && { hint }),
});
const EACH_LINE = 'One on each line.';

/** What the owner may change, in the order of the page. */
export const SECTIONS: readonly SettingsSection[] = [
  {
    name: 'contact',
    title: 'Contact',
    shown: 'At the top and the foot of every page, on the contact page and in mails.',
    notInPreview: 'Mails have the saved settings until you save.',
    fields: [
      line('phone', 'Phone number', { type: 'tel', hint: 'As it is shown; every call link dials it.' }),
      line('email', 'Email address', { type: 'email', hint: 'Enquiries are sent to it.' }),
      line('financeEmail', 'Email address for finance', { type: 'email' }),
      line('social.facebook', 'Facebook page', { type: 'url', optional: true }),
      line('social.instagram', 'Instagram page', { type: 'url', optional: true }),
    ],
  },
  {
    name: 'hours',
    title: 'Opening hours',
    shown: 'At the top of every page, on the contact and about pages, in search results and in what the assistant says.',
    notInPreview: 'The assistant has the saved hours until you save.',
    fields: [
      { path: 'salesHours', label: 'Sales team, by phone', kind: 'hours' },
      { path: 'showroomHours', label: 'Showroom', kind: 'hours' },
      {
        path: 'specialDays',
        label: 'Single days',
        kind: 'days',
        hint: 'For phones and showroom alike. Visitors are told from a week before, with the reason.',
      },
    ],
  },
  {
    name: 'address',
    title: 'Address',
    shown: 'On the contact and about pages, on the map and in mails.',
    notInPreview: 'Mails have the saved address until you save.',
    fields: [
      { path: 'address.lines', label: 'Street', kind: 'list' },
      line('address.town', 'Town'),
      line('address.county', 'County'),
      line('address.postcode', 'Postcode'),
      { path: 'position.latitude', label: 'Latitude', kind: 'number', hint: 'The place of the pin on the map.' },
      { path: 'position.longitude', label: 'Longitude', kind: 'number' },
    ],
  },
  {
    name: 'business',
    title: 'Business',
    shown: 'The name is on every page; the registrations are at the foot of the site and in the policies.',
    fields: [
      line('tradingName', 'Trading name'),
      line('legalName', 'Legal name'),
      line('companyNumber', 'Company number'),
      line('fcaFirmReference', 'FCA firm reference'),
      line('legal.icoRegistration', 'ICO registration'),
      { path: 'foundingYear', label: 'Founded in', kind: 'number' },
      {
        path: 'copyrightYear',
        label: 'Copyright year',
        kind: 'number',
        optional: true,
        hint: 'Leave it empty for the current year.',
      },
    ],
  },
  {
    name: 'reach',
    title: 'Brands and areas',
    shown: 'On the home and about pages, and in search results.',
    fields: [
      { path: 'brands', label: 'Brands', kind: 'list', hint: EACH_LINE },
      { path: 'areasServed', label: 'Areas served', kind: 'list', hint: EACH_LINE },
      { path: 'approvals', label: 'Approvals', kind: 'list', hint: EACH_LINE },
      line('sharePicture', 'Picture for shared links', { hint: '1200 × 630 pixels: a web address, or a path of this site.' }),
    ],
  },
  {
    name: 'finance',
    title: 'Finance',
    shown: 'In the calculator, in monthly figures and on the finance page.',
    notInPreview: 'The assistant has the saved terms until you save.',
    fields: [
      { path: 'finance.annualRatePercent', label: 'Annual rate, %', kind: 'number' },
      { path: 'finance.termMonths', label: 'Term, months', kind: 'number' },
      { path: 'finance.deposit', label: 'Deposit of the estimate, £', kind: 'number' },
      sentences('creditStatement', 'Credit broker statement', 'The FCA requires it wherever finance is offered.'),
      sentences('legal.lenderPanel', 'Lenders'),
      sentences('legal.commission', 'Commission'),
    ],
  },
  {
    name: 'policies',
    title: 'Policies',
    shown: 'What the assistant says when a visitor asks.',
    notInPreview: 'Only the assistant says these, and not before you save: the pages look the same.',
    fields: [
      sentences('policies.partExchange', 'Part-exchange'),
      sentences('policies.delivery', 'Delivery'),
      sentences('policies.reservation', 'Reservation'),
      sentences('policies.testDrive', 'Test drives'),
    ],
  },
  {
    name: 'legal',
    title: 'Complaints and warranty',
    shown: 'On the complaints, warranty and privacy pages, and at the foot of the site.',
    fields: [
      line('legal.complaintsEmail', 'Email address for complaints', { type: 'email' }),
      line('legal.complaintsAddress', 'Postal address for complaints', { hint: 'In one line, as on an envelope.' }),
      line('legal.warrantyProvider', 'Warranty company'),
      line('webBuilder.name', 'Web builder'),
      line('webBuilder.url', 'Site of the web builder', { type: 'url' }),
    ],
  },
];
