/** One upload. `checking`: sent and being processed by the server; `stored`: waiting for those chosen before it. */
export interface Upload {
  readonly id: number;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'checking' | 'stored' | 'failed';
  /** How much of the file is sent, 0 to 1. */
  readonly sent: number;
  /** Why it failed. */
  readonly trouble: UploadTrouble | null;
}

export interface UploadTrouble {
  readonly text: string;
  /** Whether a retry may succeed. */
  readonly mayRetry: boolean;
}

interface UploadQueueSettings {
  /** Sends a file; resolves to the path under which it is stored. */
  readonly send: (file: File, options: { signal: AbortSignal; onSent: (share: number) => void }) => Promise<string>;
  readonly explain: (error: unknown) => UploadTrouble;
  /** Files on their way at the same time. */
  readonly atOnce: number;
  readonly onChange: (uploads: readonly Upload[]) => void;
  /** In the order in which the files were chosen. */
  readonly onStored: (paths: readonly string[]) => void;
  /** Called when all uploads have finished, with the outcome of those not cancelled or reported before. */
  readonly onDone: (outcome: { readonly stored: number; readonly failed: readonly Upload[] }) => void;
}

interface Entry {
  upload: Upload;
  path: string | null;
  stop: AbortController | null;
}

const ON_THEIR_WAY = new Set<Upload['state']>(['waiting', 'sending', 'checking']);

export const isOnItsWay = ({ state }: Upload): boolean => ON_THEIR_WAY.has(state);

/** Uploads a few files at a time. A finished one waits for those chosen before it, to keep the order; a failed one does not block others. */
export class UploadQueue {
  private entries: Entry[] = [];
  private outcome: { stored: number; failed: Upload[] } = { stored: 0, failed: [] };
  private lastId = 0;

  constructor(private readonly settings: UploadQueueSettings) {}

  add(files: readonly File[]): void {
    const added = files.map((file): Entry => {
      this.lastId += 1;
      return { upload: { id: this.lastId, file, state: 'waiting', sent: 0, trouble: null }, path: null, stop: null };
    });
    this.entries.push(...added);
    this.advance();
  }

  retry(id: number): void {
    const entry = this.find(id);
    if (entry?.upload.state !== 'failed') return;
    entry.upload = { ...entry.upload, state: 'waiting', sent: 0, trouble: null };
    this.advance();
  }

  /** Cancels it if it is in progress, and removes it. */
  drop(id: number): void {
    const entry = this.find(id);
    if (!entry) return;
    this.entries = this.entries.filter((other) => other !== entry);
    entry.stop?.abort();
    if (entry.path !== null) this.outcome.stored -= 1;
    this.advance();
  }

  /** Cancels everything silently when the editor closes. */
  close(): void {
    const stopped = this.entries;
    this.entries = [];
    for (const { stop } of stopped) stop?.abort();
  }

  private advance(): void {
    this.start();
    this.handOver();
    this.settings.onChange(this.entries.map(({ upload }) => upload));
    const { stored, failed } = this.outcome;
    if (stored + failed.length === 0 || this.entries.some(({ upload }) => isOnItsWay(upload))) return;
    this.outcome = { stored: 0, failed: [] };
    this.settings.onDone({ stored, failed });
  }

  private start(): void {
    const busy = this.entries.filter(({ stop }) => stop).length;
    const waiting = this.entries.filter(({ upload }) => upload.state === 'waiting');
    for (const entry of waiting.slice(0, Math.max(0, this.settings.atOnce - busy))) void this.send(entry);
  }

  private async send(entry: Entry): Promise<void> {
    const stop = new AbortController();
    entry.stop = stop;
    entry.upload = { ...entry.upload, state: 'sending' };
    const onSent = (share: number) => {
      if (stop.signal.aborted) return;
      entry.upload = { ...entry.upload, sent: share, state: share < 1 ? 'sending' : 'checking' };
      this.settings.onChange(this.entries.map(({ upload }) => upload));
    };
    try {
      entry.path = await this.settings.send(entry.upload.file, { signal: stop.signal, onSent });
      if (stop.signal.aborted) return;
      entry.upload = { ...entry.upload, state: 'stored', sent: 1 };
      this.outcome.stored += 1;
    } catch (error) {
      if (stop.signal.aborted) return;
      entry.upload = { ...entry.upload, state: 'failed', trouble: this.settings.explain(error) };
      this.outcome.failed.push(entry.upload);
    }
    entry.stop = null;
    this.advance();
  }

  private handOver(): void {
    const held = this.entries.findIndex(({ upload }) => isOnItsWay(upload));
    const before = held === -1 ? this.entries : this.entries.slice(0, held);
    const paths = before.flatMap(({ path }) => path ?? []);
    if (paths.length === 0) return;
    this.entries = this.entries.filter((entry) => entry.path === null || !before.includes(entry));
    this.settings.onStored(paths);
  }

  private find(id: number): Entry | undefined {
    return this.entries.find(({ upload }) => upload.id === id);
  }
}
