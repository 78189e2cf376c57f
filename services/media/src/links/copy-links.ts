import { randomUUID } from 'node:crypto';
import { type Logger, ProblemError } from '@forecourt/server-kit';
import { LOGGER, SETTINGS } from '@forecourt/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Settings } from '../settings.ts';
import { isRefusal } from '../uploads/direct-uploads.ts';
import { spoolUpload } from '../uploads/spool-upload.ts';
import { StoreUpload } from '../uploads/store-upload.use-case.ts';
import { CannotCopy } from './cannot-copy.ts';
import { FetchPicture } from './fetch-picture.ts';
import { type ClaimedLink, Links } from './links.ts';

/** How many are fetched at once. They wait on disk for their turn to be decoded, behind those that staff upload. */
const LANES = 4;

/** Copies the pictures that vehicles link to into our own store, checked and made like uploads. */
@Injectable()
export class CopyLinks {
  private readonly pictures: FetchPicture;
  private isStopping = false;

  constructor(
    private readonly links: Links,
    private readonly upload: StoreUpload,
    @Inject(SETTINGS) { PICTURES_FROM_LOOPBACK }: Settings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.pictures = new FetchPicture({ loopback: PICTURES_FROM_LOOPBACK });
  }

  /** Until none is due. */
  async copyDue(): Promise<void> {
    await Promise.all(Array.from({ length: LANES }, () => this.lane()));
  }

  /** Ends what is being fetched; it is due again in a minute. */
  async stop(): Promise<void> {
    this.isStopping = true;
    await this.pictures.close();
  }

  private async lane(): Promise<void> {
    while (!this.isStopping) {
      const link = await this.links.claim();
      if (!link) return;
      await this.copy(link);
    }
  }

  private async copy(link: ClaimedLink): Promise<void> {
    const key = randomUUID();
    try {
      await this.pictures.fetch(link.address, (body) => spoolUpload(body, (file) => this.upload.store(key, file, 'later')));
    } catch (error) {
      const says = reasonOf(error);
      const { hostname } = new URL(link.address);
      if (says === null || this.isStopping) {
        this.logger.warn({ err: error, hostname }, 'the copying of a picture waits');
        return this.links.postpone(link.address);
      }
      this.logger.info({ hostname, attempts: link.attempts, says }, 'a picture of another site could not be copied');
      return this.links.failed(link, says);
    }
    await this.links.copied(link.address, key);
  }
}

/** For staff; null if it is our own trouble. */
const reasonOf = (error: unknown): string | null => {
  if (error instanceof CannotCopy) return error.message;
  if (!(error instanceof ProblemError)) return null;
  if (error.status === 408) return 'The other website did not send all of it.';
  return isRefusal(error) ? error.message : null;
};
