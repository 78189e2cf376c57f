import type { ImageRow } from './image.entity.ts';

const OBJECT_PATH = /^\/objects\/uploads\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The key in the path of one of our own pictures, `/objects/uploads/<key>`; `undefined` for anything else. */
export const imageKey = (path: unknown): string | undefined =>
  typeof path === 'string' ? OBJECT_PATH.exec(path)?.[1] : undefined;

/** Where a picture is served: what vehicles and events name. */
export const imagePath = (key: string): string => `/objects/uploads/${key}`;

/** Where a picture lies in the object store. */
export const masterObject = (key: string): string => `uploads/${key}`;

/** Where a picture lies that was sent straight to the store and that nobody has looked at: never served. */
export const incomingObject = (key: string): string => `incoming/${key}`;

/** Where everything rendered from a picture lies: below its content hash, so equal pictures are rendered once. */
export const renderingsFolder = (image: Pick<ImageRow, 'sha256'>): string => `renderings/${image.sha256}`;
