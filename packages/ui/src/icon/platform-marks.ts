import type { IconShapes } from './icon.tsx';

/** Brand marks, which the icon library lacks, drawn like its icons. */
export const FacebookMark: IconShapes = [['path', { d: 'M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z' }]];

export const InstagramMark: IconShapes = [
  ['rect', { width: '20', height: '20', x: '2', y: '2', rx: '5' }],
  ['path', { d: 'M16 11.37A4 4 0 1 1 12.63 8 4 4 0 0 1 16 11.37z' }],
  ['path', { d: 'M17.5 6.5h.01' }],
];
