/** A micro-frontend's code did not load in time, or did not match its release. */
export class RemoteUnavailable extends Error {
  override readonly name = 'RemoteUnavailable';
  readonly remote: string;

  constructor(remote: string, cause?: unknown) {
    super(`${remote} is unavailable`, { cause });
    this.remote = remote;
  }
}
