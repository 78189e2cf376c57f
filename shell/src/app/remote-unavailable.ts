/** A micro-frontend's code could not be had, in time and as released. */
export class RemoteUnavailable extends Error {
  override readonly name = 'RemoteUnavailable';
  readonly remote: string;

  constructor(remote: string, cause?: unknown) {
    super(`${remote} is unavailable`, { cause });
    this.remote = remote;
  }
}
