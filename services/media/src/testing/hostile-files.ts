import { crc32, deflateSync } from 'node:zlib';
import { demoPicture } from './demo-picture.ts';

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
};

/** A small PNG that claims, and would decode to, this many pixels of black. */
export const bomb = (width: number, height: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0], 8);
  const pixels = deflateSync(Buffer.alloc(Math.min(height * (Math.ceil(width / 8) + 1), 10_000_000)), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
};

const HTML = '<!doctype html><html><body><script>alert(document.cookie)</script></body></html>';
const SVG = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>';
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

interface HostileFile {
  readonly what: string;
  readonly make: () => Buffer | Promise<Buffer>;
  readonly status: number;
  readonly code: string;
}

/** Files that pretend to be pictures, and how each is refused. */
export const hostileFiles: readonly HostileFile[] = [
  { what: 'an HTML page', make: () => Buffer.from(HTML), status: 415, code: 'MEDIA.UNSUPPORTED_TYPE' },
  { what: 'an SVG with a script', make: () => Buffer.from(SVG), status: 415, code: 'MEDIA.UNSUPPORTED_TYPE' },
  { what: 'a GIF', make: () => GIF, status: 415, code: 'MEDIA.UNSUPPORTED_TYPE' },
  { what: 'a PDF', make: () => Buffer.from('%PDF-1.7\n%\n1 0 obj<<>>endobj'), status: 415, code: 'MEDIA.UNSUPPORTED_TYPE' },
  { what: 'an empty file', make: () => Buffer.alloc(0), status: 415, code: 'MEDIA.UNSUPPORTED_TYPE' },
  {
    what: 'an HTML page behind the first bytes of a JPEG',
    make: () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(HTML)]),
    status: 400,
    code: 'MEDIA.UNREADABLE_PICTURE',
  },
  {
    what: 'half a photograph',
    make: async () => {
      const whole = await demoPicture('v01-front');
      return whole.subarray(0, whole.length / 2);
    },
    status: 400,
    code: 'MEDIA.UNREADABLE_PICTURE',
  },
  {
    what: 'a small file that would decode to 2,500 million pixels',
    make: () => bomb(50_000, 50_000),
    status: 400,
    code: 'MEDIA.TOO_MANY_PIXELS',
  },
  {
    what: 'a PNG whose pixels are missing',
    make: () => bomb(2_000, 2_000).subarray(0, 60),
    status: 400,
    code: 'MEDIA.UNREADABLE_PICTURE',
  },
];
