import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ChatAnswer, ChatQuestion, ChatStreamEvent, Vehicle } from '@forecourt/contracts';
import { expect, type Locator, type Page } from '@playwright/test';
import { hydrated } from './test.ts';

const ASSISTANT = '**/api/ai-assistant';

export const launcher = (page: Page): Locator => page.getByRole('button', { name: 'Chat with our sales assistant' });
export const input = (page: Page): Locator => page.getByLabel('Message', { exact: true }).first();
export const log = (page: Page): Locator => page.getByRole('log', { name: 'Conversation' });
/** The open chat: a dialog on a phone, a region beside the page elsewhere. */
export const panel = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Sales Assistant' }).or(page.getByRole('region', { name: 'Sales Assistant' }));

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

/** Opens the chat like a visitor, on a phone after scrolling to where its button covers no other. */
export async function openChat(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 400));
  await expect(async () => {
    if (!(await launcher(page).isVisible())) await page.mouse.wheel(0, 80);
    await expect(launcher(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  await launcher(page).click();
  await expect(input(page)).toBeFocused();
}

export async function ask(page: Page, text: string): Promise<void> {
  await input(page).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

/** An answer that recommends these vans. */
export const answerWith = (vans: readonly Vehicle[], answer = 'These fit:'): ChatAnswer => ({
  answer,
  recommendedVehicles: vans.map(({ id, make, model, year, price, vatQualifying }) => {
    return { id, make, model, year, imageUrl: null, price, vatQualifying, fact: '3,450 mm load length' };
  }),
  wishes: [],
  replies: [],
});

/** Answers the next questions with this. */
export async function answerQuestions(
  page: Page,
  status: number,
  body: object,
  headers: Record<string, string> = {},
): Promise<void> {
  await page.unroute(ASSISTANT);
  await page.route(ASSISTANT, (route) => route.fulfill({ status, headers, json: body }));
}

/** An assistant whose answers a test gives piece by piece, over HTTP as the service does. */
export interface SlowAssistant {
  /** The questions so far. */
  readonly questions: ChatQuestion[];
  /** Whether somebody waits for an answer. */
  isHeard(): boolean;
  send(event: ChatStreamEvent): Promise<void>;
  finish(answer: ChatAnswer): Promise<void>;
  drop(): Promise<void>;
  close(): void;
}

export async function slowAssistant(page: Page): Promise<SlowAssistant> {
  const questions: ChatQuestion[] = [];
  let waiting: ServerResponse | null = null;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    waiting = response;
    response.once('close', () => {
      if (waiting === response) waiting = null;
    });
    questions.push(JSON.parse(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  // Not route.fulfill, which can only send the whole answer at once.
  await page.route(ASSISTANT, (route) => route.continue({ url }));
  const asked = async (): Promise<ServerResponse> => {
    await expect.poll(() => waiting).not.toBeNull();
    return waiting as unknown as ServerResponse;
  };
  const send = async ({ type, ...data }: ChatStreamEvent) => {
    (await asked()).write(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  return {
    questions,
    isHeard: () => waiting !== null,
    send,
    finish: async (answer) => {
      await send({ type: 'answer', ...answer });
      waiting?.end();
      waiting = null;
    },
    drop: async () => {
      (await asked()).destroy();
      waiting = null;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
