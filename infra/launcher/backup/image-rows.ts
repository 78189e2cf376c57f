import { Client, type ClientConfig } from 'pg';

/** A picture as the media service's database names it. */
export interface ImageRow {
  readonly key: string;
  readonly sha256: string;
}

const NO_SUCH_DATABASE = '3D000';
const NO_SUCH_TABLE = '42P01';

/**
 * The pictures that the database names, none before the media service has made its tables.
 *
 * @param superuser connects to any database.
 * @param since only those stored after this moment.
 */
export async function storedImages(superuser: string | ClientConfig, since = new Date(0)): Promise<ImageRow[]> {
  const client = new Client(inDatabase(superuser, 'forecourt_media'));
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query('select key::text, sha256 from image where created_at > $1', [since]);
    return rows as ImageRow[];
  } catch (error) {
    if ([NO_SUCH_DATABASE, NO_SUCH_TABLE].includes((error as { code?: string }).code ?? '')) return [];
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const inDatabase = (superuser: string | ClientConfig, database: string): ClientConfig =>
  typeof superuser === 'string'
    ? { connectionString: Object.assign(new URL(superuser), { pathname: `/${database}` }).href }
    : { ...superuser, database };
