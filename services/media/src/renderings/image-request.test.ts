import { IMAGE_WIDTHS } from '@forecourt/contracts';
import fc from 'fast-check';
import { parseImageRequest } from './image-request.ts';

const KEY = '7b1c5a0e-0f5e-4d0c-9f0c-2f6f8f1f9a11';
const src = `/objects/uploads/${KEY}`;

describe('the query of GET /img', () => {
  it.each(IMAGE_WIDTHS)('takes width %d', (width) => {
    expect(parseImageRequest({ src, w: String(width), fmt: 'webp' })).toEqual({ key: KEY, width, format: 'webp' });
  });

  it('renders in the format the client takes where none is named', () => {
    expect(parseImageRequest({ src, w: '640' })).toMatchObject({ format: 'auto' });
  });

  it.each([
    ['a width that is not rendered', { src, w: '641' }, ['w']],
    ['a width in another notation', { src, w: '640.0' }, ['w']],
    ['a repeated width', { src, w: ['640', '640'] }, ['w']],
    ['a format that is not rendered', { src, w: '640', fmt: 'svg' }, ['fmt']],
    ['an empty format', { src, w: '640', fmt: '' }, ['fmt']],
    ['another site', { src: 'https://example.com/van.jpg', w: '640' }, ['src']],
    ['a path outside the uploads', { src: '/objects/uploads/../../etc/passwd', w: '640' }, ['src']],
    ['a query inside the source', { src: `${src}?x=1`, w: '640' }, ['src']],
    ['a prototype key', { src: '__proto__', w: 'constructor', fmt: 'toString' }, ['src', 'w', 'fmt']],
    ['another parameter', { src, w: '640', x: '1' }, ['x']],
    ['nothing at all', {}, ['src', 'w']],
  ])('refuses %s and says which parameter is wrong', (_what, query, wrong) => {
    const faults = parseImageRequest(query);
    expect(Array.isArray(faults) && faults.map((fault) => fault.path)).toEqual(wrong);
  });

  it('never accepts a width outside the list, whatever is sent', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (w, fmt) => {
        const request = parseImageRequest({ src, w, fmt });
        return !('width' in request) || IMAGE_WIDTHS.includes(request.width);
      }),
    );
  });
});
