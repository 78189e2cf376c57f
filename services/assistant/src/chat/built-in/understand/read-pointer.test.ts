import { readPointer } from './read-pointer.ts';
import type { Pointer } from './reading.ts';
import { Typed } from './typed.ts';

const read = (message: string): Pointer | null => readPointer(new Typed(message), [], true);

it.each<[string, Pointer]>([
  ['what does the second one weigh', { by: 'place', place: 1 }],
  ['tell me about the last one', { by: 'place', place: -1 }],
  ['compare the first two', { by: 'places', places: [0, 1] }],
  ['compare the first and second', { by: 'places', places: [0, 1] }],
  ['whats the difference between the third and the first', { by: 'places', places: [0, 2] }],
  ['are all three in stock', { by: 'places', places: null }],
  ['is the other one cheaper', { by: 'other' }],
])('"%s"', (message, pointer) => {
  expect(read(message)).toEqual(pointer);
});
