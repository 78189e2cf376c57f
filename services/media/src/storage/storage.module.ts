import { HealthChecks } from '@forecourt/server-kit';
import { SETTINGS } from '@forecourt/service-kit';
import { Inject, Module } from '@nestjs/common';
import type { Settings } from '../settings.ts';
import { DiskObjectStore } from './disk-object-store.ts';
import { MinioObjectStore } from './minio-object-store.ts';
import { OBJECT_STORE, type ObjectStore } from './object-store.ts';

const chooseStore = ({ MINIO_URL, MINIO_PUBLIC_URL, OBJECTS_DIR }: Settings): ObjectStore =>
  MINIO_URL
    ? new MinioObjectStore(new URL(MINIO_URL), MINIO_PUBLIC_URL ? new URL(MINIO_PUBLIC_URL) : null)
    : new DiskObjectStore(OBJECTS_DIR);

/** The object store, without which the service is not ready. */
@Module({
  providers: [{ provide: OBJECT_STORE, useFactory: chooseStore, inject: [SETTINGS] }],
  exports: [OBJECT_STORE],
})
export class StorageModule {
  constructor(@Inject(OBJECT_STORE) store: ObjectStore, checks: HealthChecks) {
    checks.add({ name: 'objects', required: true, check: () => store.ready() });
  }
}
