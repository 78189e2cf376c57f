import { SERVICES } from '@forecourt/contracts';
import { makeDatabases } from '../system/service-databases.ts';

/**
 * Runs once before the services: creates each service's role and database. DATABASE_URL is the superuser's; the roles' passwords
 * come from INVENTORY_DATABASE_PASSWORD, …
 */
const superuser = required('DATABASE_URL');
const passwords = SERVICES.map((service) => [service, required(`${service.toUpperCase()}_DATABASE_PASSWORD`)] as const);
await makeDatabases(superuser, Object.fromEntries(passwords));
console.log(`Databases are ready for ${SERVICES.join(', ')}.`);

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set.`);
  return value;
}
