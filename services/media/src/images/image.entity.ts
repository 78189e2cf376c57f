import { EntitySchema } from 'typeorm';

/** A stored picture: `/objects/uploads/<key>`. The bytes under a key never change; they are in the object store. */
export interface ImageRow {
  /** A UUID that this service generates. */
  key: string;
  /** Of the stored bytes, in hexadecimal. Two uploads of one file have two keys and one hash. */
  sha256: string;
  /** Of the file as uploaded: tells a retry from an upload of a different file. */
  sourceSha256: string;
  contentType: string;
  /** Pixels, after rotation. */
  width: number;
  height: number;
  bytes: number;
  createdAt: Date;
  /** When its last vehicle stopped using it; `null` while one does. */
  unusedSince: Date | null;
}

export const imageEntity = new EntitySchema<ImageRow>({
  name: 'image',
  columns: {
    key: { type: 'uuid', primary: true },
    sha256: { type: 'text' },
    sourceSha256: { type: 'text', name: 'source_sha256' },
    contentType: { type: 'text', name: 'content_type' },
    width: { type: 'integer' },
    height: { type: 'integer' },
    bytes: { type: 'integer' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    unusedSince: { type: 'timestamptz', name: 'unused_since', nullable: true },
  },
});
