import { randomUUID } from 'node:crypto';
import type { Role } from '@forecourt/contracts';
import { createStaffTokens } from '@forecourt/service-kit/testing';
import type { Browser, Page } from '@playwright/test';
import pg from 'pg';
import { rememberCookies } from './test.ts';

const tokens = createStaffTokens(process.env['JWT_PRIVATE_KEY']);

/** What colleagues log in with. */
export const COLLEAGUE_PASSWORD = 'gravel teapot orbit';
/** It, hashed at a low cost. */
const PASSWORD_HASH = '$argon2id$v=19$m=8192,t=1,p=1$p1+p40hI4VS74QecAQxtpw$Ge20VT6kvzrngzyyGlQ3zBjJ6xLpqIn9ZxhsvigiiDQ';

/** Somebody with an account of the test's own: what ends their sessions ends nobody else's. */
export interface Colleague {
  readonly name: string;
  readonly email: string;
  /** A browser in which they are logged in. @param device as their sessions name it. */
  logIn(browser: Browser, device: string): Promise<Page>;
}

/** Adds an account. @param site another one than the system under test, with a staff of its own. */
export async function addColleague(
  role: Role,
  site?: { readonly url: string; readonly databaseUrl: string },
): Promise<Colleague> {
  const write = writer(site?.databaseUrl ?? process.env['IDENTITY_DATABASE_URL']);
  const [id, name] = [randomUUID(), `Colleague ${randomUUID().slice(0, 8)}`];
  const email = `${id}@vans.example`;
  await write(
    `INSERT INTO staff_account (id, name, email, role, password_hash, is_disabled, created_at, password_changed_at)
     VALUES ($1, $2, $4, $3, $5, false, now(), now())`,
    [id, name, role, email, PASSWORD_HASH],
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
    await page.addInitScript(rememberCookies);
    await page.goto(`${site?.url ?? ''}/admin`);
    return page;
  };
  return { name, email, logIn };
}

const writer =
  (connectionString: string | undefined) =>
  async (statement: string, values: readonly unknown[]): Promise<void> => {
    const database = new pg.Client({ connectionString });
    await database.connect();
    await database.query(statement, [...values]);
    await database.end();
  };
