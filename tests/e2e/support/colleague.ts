import { randomUUID } from 'node:crypto';
import type { Role } from '@forecourt/contracts';
import { createStaffTokens } from '@forecourt/service-kit/testing';
import type { Browser, Page } from '@playwright/test';
import pg from 'pg';

const tokens = createStaffTokens(process.env['JWT_PRIVATE_KEY']);

/** Somebody with an account of the test's own: what ends their sessions ends nobody else's. */
export interface Colleague {
  readonly name: string;
  /** A browser in which they are logged in. @param device as their sessions name it. */
  logIn(browser: Browser, device: string): Promise<Page>;
}

/** Adds an account. Nobody knows its password. */
export async function addColleague(role: Role): Promise<Colleague> {
  const [id, name] = [randomUUID(), `Colleague ${randomUUID().slice(0, 8)}`];
  await write(
    `INSERT INTO staff_account (id, name, email, role, password_hash, is_disabled, created_at, password_changed_at)
     VALUES ($1, $2, $4, $3, 'none', false, now(), now())`,
    [id, name, role, `${id}@vans.example`],
  );
  const logIn = async (browser: Browser, device: string): Promise<Page> => {
    const jti = randomUUID();
    await write(
      `INSERT INTO staff_session (id, account_id, issued_at, expires_at, device)
       VALUES ($1, $2, now(), now() + interval '1 hour', $3)`,
      [jti, id, device],
    );
    const page = await (await browser.newContext()).newPage();
    const token = tokens.sign({ sub: id, role, jti });
    await page.addInitScript((known) => localStorage.setItem('adminToken', known), token);
    await page.goto('/admin');
    return page;
  };
  return { name, logIn };
}

async function write(statement: string, values: readonly unknown[]): Promise<void> {
  const database = new pg.Client({ connectionString: process.env['IDENTITY_DATABASE_URL'] });
  await database.connect();
  await database.query(statement, [...values]);
  await database.end();
}
