import { type ChatAnswer, chatAnswerSchema, type EarlierTurn } from '@forecourt/contracts';
import { request } from 'undici';

export interface Asked {
  readonly message: string;
  readonly earlier: readonly EarlierTurn[];
  readonly vehicleId: number | null;
}

export interface Replied extends ChatAnswer {
  readonly milliseconds: number;
}

/** Asks like the widget, from a new address each time because of rate limits. */
export async function ask(assistantUrl: string, asked: Asked, visitor: number): Promise<Replied> {
  const started = performance.now();
  // The built-in fetch takes as much CPU per call as an answer.
  const response = await request(`${assistantUrl}/api/ai-assistant`, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      'x-forwarded-for': `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
    },
    body: JSON.stringify(asked),
  });
  const body = await response.body.text();
  if (response.statusCode !== 200) throw new Error(`The assistant answered ${response.statusCode}: ${body.slice(0, 300)}`);
  const milliseconds = performance.now() - started;
  return { ...chatAnswerSchema.parse(JSON.parse(body)), milliseconds };
}
