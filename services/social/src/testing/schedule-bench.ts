import { StandInStock } from '@forecourt/service-kit/testing';
import { OwnNats } from '@forecourt/testing';
import { ACCOUNT_ID, GraphServer, PAGE_ID } from './graph-server.ts';
import { SocialDatabase, SocialProcess } from './social-process.ts';

/** In so many minutes. */
export const soon = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();

/** What scheduled posts need: a database, an inventory that answers, and a Graph API. */
export class ScheduleBench {
  /** As the author of {@link post} has seen the van. */
  readonly facts = { price: '18995.00', vatQualifying: true, stockStatus: 'In Stock', isSold: false } as const;
  private readonly running: SocialProcess[] = [];

  private constructor(
    readonly nats: OwnNats,
    readonly inventory: StandInStock,
    readonly database: SocialDatabase,
    readonly graph: GraphServer,
  ) {}

  static async start(): Promise<ScheduleBench> {
    const nats = await OwnNats.start();
    return new ScheduleBench(nats, await StandInStock.on(nats.url), await SocialDatabase.create(), await GraphServer.start());
  }

  /** @param isConnected whether accounts of Meta are set. */
  async startSocial({ isConnected = true } = {}): Promise<SocialProcess> {
    const social = await SocialProcess.start({
      DATABASE_URL: this.database.url,
      NATS_URL: this.nats.url,
      ...(isConnected && { META_ACCESS_TOKEN: 'EAAB-page-token', META_PAGE_ID: PAGE_ID, META_INSTAGRAM_ID: ACCOUNT_ID }),
      META_GRAPH_URL: this.graph.url,
      META_DEADLINE_SECONDS: '2',
    });
    this.running.push(social);
    return social;
  }

  /** A post without a picture. */
  post(vehicleId: number, rest: object = {}): object {
    return { vehicleId, platform: 'facebook', content: 'A fine van.', ...this.facts, publishAt: soon(60), ...rest };
  }

  /** As if its time had come so many minutes ago. */
  async makeDue(id: string, minutesAgo = 0): Promise<void> {
    await this.database.rows(
      'UPDATE scheduled_post SET publish_at = now() - make_interval(mins => $2), attempt_at = now() WHERE id = $1',
      [id, minutesAgo],
    );
  }

  async stateOf(id: string): Promise<string | undefined> {
    return (await this.database.rows<{ state: string }>('SELECT state FROM scheduled_post WHERE id = $1', [id]))[0]?.state;
  }

  async stop(): Promise<void> {
    await Promise.all(this.running.map((social) => social.stop()));
    await this.inventory.stop();
    await this.graph.stop();
    await this.nats.stop();
    await this.database.drop();
  }
}
