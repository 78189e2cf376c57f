import { setTimeout as pause } from 'node:timers/promises';
import type { EnquiryReceipt } from '@forecourt/contracts';
import { address } from './system.ts';

const AT_ONCE = 20;
/** Pause before a refused enquiry is sent again, in milliseconds. */
const AGAIN_MS = 300;

/** Visitors who send an enquiry each, again and again until it is accepted. */
export class Enquiring {
  readonly domain = `run-${Date.now()}.example`;
  /** The number of the receipt by the visitor's address. */
  readonly receipts = new Map<string, number>();
  /** Answers that neither accept nor say honestly that the visitor should come back. */
  readonly dishonest: string[] = [];
  readonly refusals = { unavailable: 0, unreachable: 0 };
  private sent = 0;

  constructor(private readonly count: number) {}

  async sendAll(): Promise<void> {
    await Promise.all(Array.from({ length: AT_ONCE }, () => this.sendSome()));
  }

  private async sendSome(): Promise<void> {
    while (this.sent < this.count) {
      const number = this.sent;
      this.sent += 1;
      let receipt = await this.attempt(number);
      while (receipt === null) {
        await pause(AGAIN_MS);
        receipt = await this.attempt(number);
      }
      this.receipts.set(this.visitor(number), receipt.id);
    }
  }

  private visitor(number: number): string {
    return `visitor-${number}@${this.domain}`;
  }

  /** Null if it should be sent again. */
  private async attempt(number: number): Promise<EnquiryReceipt | null> {
    const response = await fetch(`${address('ENQUIRIES')}/api/inquiries`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': `${this.domain}-${number}`,
        'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
      },
      body: JSON.stringify({
        customerName: `Visitor ${number}`,
        customerEmail: this.visitor(number),
        customerPhone: '07700 900123',
        inquiryType: 'callback',
        message: `Enquiry ${number}`,
      }),
    }).catch(() => null);
    // The service was down or killed while answering.
    const body = await response?.text().catch(() => null);
    if (!response || body === null || body === undefined) {
      this.refusals.unreachable += 1;
      return null;
    }
    if (response.status === 201) return JSON.parse(body);
    this.refusals.unavailable += 1;
    const isHonest = response.status === 503 && /^\d+$/.test(response.headers.get('retry-after') ?? '');
    if (!isHonest) this.dishonest.push(`${response.status} ${body}`);
    return null;
  }
}
