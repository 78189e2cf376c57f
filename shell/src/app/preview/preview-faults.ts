interface Fault {
  /** The status of the page that says so. */
  readonly status: number;
  readonly title: string;
  readonly text: string;
}

const FAULTS = new Map<string | null, Fault>([
  [
    'expired',
    {
      status: 410,
      title: 'This preview has ended',
      text: 'A preview link works for one hour. Staff make a new one in the back office, under Releases or Settings.',
    },
  ],
  [
    'broken',
    {
      status: 404,
      title: 'This preview cannot be shown',
      text: 'What it shows cannot be loaded. You see the site as every visitor does.',
    },
  ],
]);
const INVALID: Fault = {
  status: 403,
  title: 'This is not a preview link',
  text: 'It has been altered or cut off, or every earlier link has been withdrawn. Ask for it again, or make a new one in the back office, under Releases or Settings.',
};

/** Why a preview is not shown, from the query of the page that says so. */
export const previewFault = (query: URLSearchParams): Fault => FAULTS.get(query.get('why')) ?? INVALID;
