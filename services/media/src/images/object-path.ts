import type { ImageRow } from './image.entity.ts';

const OBJECT_PATH = /^\/objects\/uploads\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The key in the path of one of our own pictures, `/objects/uploads/<key>`; `undefined` for anything else. */
export const imageKey = (path: unknown): string | undefined =>
  typeof path === 'string' ? OBJECT_PATH.exec(path)?.[1] : undefined;

/** The path a picture is served at, as vehicles and events name it. */
export const imagePath = (key: string): string => `/objects/uploads/${key}`;

/** The object that holds a picture. */
export const masterObject = (key: string): string => `uploads/${key}`;

/** The object that holds a direct upload before it is checked: never served. */
export const incomingObject = (key: string): string => `incoming/${key}`;

/** The folder of a picture's renderings: named by its content hash, so identical pictures are rendered once. */
export const renderingsFolder = (image: Pick<ImageRow, 'sha256'>): string => `renderings/${image.sha256}`;
