import { describeVan, namedBody } from '@forecourt/language';
import { bodyType } from './cell-readers.ts';

interface Said {
  readonly make?: unknown;
  readonly model?: unknown;
  readonly derivative?: unknown;
  readonly bodyType?: unknown;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const isPickup = ({ make, model }: Said): boolean =>
  describeVan({
    make: textOf(make),
    model: textOf(model),
    derivative: null,
    bodyType: null,
    seats: null,
    loadHeight: null,
    loadVolume: null,
    length: null,
    features: [],
    specifications: {},
  }).class === 'pickup';

/**
 * Of a new van, the body that its model or derivative names, if no column does; and the word Luton, which is no body type, where the
 * search looks for it.
 * @param cell the body column as the file has it.
 */
export function bodyInText(said: Said, cell: string): { readonly bodyType?: string; readonly derivative?: string } {
  const derivative = textOf(said.derivative);
  const text = `${textOf(said.model)} ${derivative}`;
  if (textOf(said.bodyType) !== '') {
    if (namedBody(cell) !== 'Luton' || namedBody(text) === 'Luton') return {};
    return { derivative: `${derivative} Luton`.trim() };
  }
  const named = namedBody(text);
  if (named === null) return {};
  // A van with two rows of seats is a crew van.
  return { bodyType: named === 'Double Cab' && !isPickup(said) ? 'Crew Van' : String(bodyType(named)) };
}
