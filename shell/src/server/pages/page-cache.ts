import { LRUCache } from 'lru-cache';
import { type FreshPage, StoredPage } from './stored-page.ts';

interface Flight {
  readonly page: Promise<StoredPage>;
  readonly tags: readonly string[];
  stale: boolean;
}

/**
 * Rendered pages in memory, each tagged with what it shows. Nothing goes by time: a page is dropped when something with
 * its tag changed. While changes cannot be heard (`trust(false)`) nothing is answered from here or stored, and while some may
 * not be published (`isLevel`) nothing is answered.
 */
export class PageCache {
  private readonly pages: LRUCache<string, StoredPage>;
  private readonly keysByTag = new Map<string, Set<string>>();
  private readonly tagsByKey = new Map<string, readonly string[]>();
  private readonly flights = new Map<string, Flight>();
  private trusted = false;
  private readonly isLevel: () => boolean;

  constructor(maxBytes: number, isLevel: () => boolean = () => true) {
    this.isLevel = isLevel;
    this.pages = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ size }, key) => size + key.length,
      dispose: (_page, key) => this.forget(key),
    });
  }

  find(key: string): StoredPage | undefined {
    return this.isUsable ? this.pages.get(key) : undefined;
  }

  /** Makes a page once for all who ask at the same time, and keeps it unless one of its tags was dropped meanwhile. */
  make(key: string, tags: readonly string[], make: () => Promise<FreshPage>): Promise<StoredPage> {
    const running = this.flights.get(key);
    if (running && this.isUsable) return running.page;
    const fresh = make();
    const page = fresh.then((made) => new StoredPage(made));
    const flight: Flight = { page, tags, stale: !this.trusted };
    this.flights.set(key, flight);
    const land = () => {
      if (this.flights.get(key) === flight) this.flights.delete(key);
    };
    Promise.all([fresh, page]).then(([{ mayBeKept }, stored]) => {
      land();
      if (!flight.stale && mayBeKept()) this.keep(key, tags, stored);
    }, land);
    return page;
  }

  /** Drops every page with the tag; one that is being rendered is neither kept nor joined any more. */
  drop(tag: string): void {
    for (const [key, flight] of this.flights) {
      if (flight.tags.includes(tag)) this.ground(key, flight);
    }
    for (const key of [...(this.keysByTag.get(tag) ?? [])]) this.pages.delete(key);
  }

  clear(): void {
    for (const [key, flight] of this.flights) this.ground(key, flight);
    this.pages.clear();
  }

  /** Whether changes are heard. */
  trust(trusted: boolean): void {
    this.trusted = trusted;
    this.clear();
  }

  get size(): { readonly pages: number; readonly bytes: number } {
    return { pages: this.pages.size, bytes: this.pages.calculatedSize };
  }

  private get isUsable(): boolean {
    return this.trusted && this.isLevel();
  }

  private ground(key: string, flight: Flight): void {
    flight.stale = true;
    this.flights.delete(key);
  }

  private keep(key: string, tags: readonly string[], page: StoredPage): void {
    this.pages.set(key, page);
    // One that is larger than the whole cache is not taken.
    if (!this.pages.has(key)) return;
    this.tagsByKey.set(key, tags);
    for (const tag of tags) this.keysByTag.set(tag, (this.keysByTag.get(tag) ?? new Set()).add(key));
  }

  private forget(key: string): void {
    for (const tag of this.tagsByKey.get(key) ?? []) {
      const keys = this.keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.keysByTag.delete(tag);
    }
    this.tagsByKey.delete(key);
  }
}
