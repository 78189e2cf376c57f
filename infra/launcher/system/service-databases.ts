import { Client, escapeIdentifier, escapeLiteral } from 'pg';
import { Failure } from '../failure.ts';

/**
 * Creates a role and a database for each service, which no other role may enter, and returns their URLs.
 *
 * @param superuserUrl A user who may create roles and databases.
 * @param passwords By service.
 */
export async function makeDatabases(superuserUrl: string, passwords: Record<string, string>): Promise<Record<string, string>> {
  const client = new Client({ connectionString: superuserUrl });
  // A lost connection also rejects the query that waits; the event ends the process if nobody listens.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const urls: Record<string, string> = {};
    for (const [service, password] of Object.entries(passwords))
      urls[service] = await makeDatabase(client, service, password, superuserUrl);
    return urls;
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    if (code === '28P01')
      throw new Failure('PostgreSQL refuses the password: secrets.json is not the one its data directory was made with.');
    if (code === '42501') throw new Failure('The user of DATABASE_URL must be allowed to create databases and roles.');
    throw new Failure(`The databases could not be made: ${message}.`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function makeDatabase(client: Client, service: string, password: string, superuserUrl: string): Promise<string> {
  const name = `forecourt_${service}`;
  const role = escapeIdentifier(name);
  const roles = await client.query('select from pg_roles where rolname = $1', [name]);
  await client.query(`${roles.rowCount ? 'alter' : 'create'} role ${role} login password ${escapeLiteral(password)}`);
  const databases = await client.query('select from pg_database where datname = $1', [name]);
  if (!databases.rowCount) {
    // An administrator who is not a superuser must be a member of a role to make it the owner of a database.
    await client.query(`grant ${role} to current_user`);
    await client.query(`create database ${role} owner ${role}`);
    await client.query(`revoke connect on database ${role} from public`);
  }
  const url = new URL(superuserUrl);
  url.username = name;
  url.password = password;
  url.pathname = `/${name}`;
  return url.href;
}
