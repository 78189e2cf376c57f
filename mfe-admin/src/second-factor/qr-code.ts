import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** A QR code as a shape: an SVG path on a grid of so many squares each way. */
export interface QrCode {
  readonly path: string;
  readonly size: number;
}

export function qrCode(text: string): QrCode {
  const code = generate(text, { minCorrectionLevel: correction.M });
  return { path: toSvgPath(code), size: code.size };
}
