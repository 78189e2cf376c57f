import { setTimeout as delay } from 'node:timers/promises';
import { type CommandDefinition, defineCommand, natsOptions } from '@forecourt/contracts';
import { NatsLink, ProblemError } from '@forecourt/server-kit';
import { eventually, ServerGate } from '@forecourt/testing';
import { connect } from '@nats-io/transport-node';
import { Controller, type Type } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { z } from 'zod';
import { currentContext, runInContext } from '../logging/request-context.ts';
import { natsUrl, newName, startTestService, type TestService } from '../testing/test-service.ts';
import { Commands } from './commands.ts';

interface Question {
  readonly word: string;
}
interface Answer {
  readonly echo: string;
}
type EchoCommand = CommandDefinition<Question, Answer>;

const echoCommand = (service: string): EchoCommand =>
  defineCommand(`cmd.${service}.echo.v1`, z.strictObject({ word: z.string().min(1) }), z.object({ echo: z.string() }));

const echoController = (service: string, echo: (question: Question) => unknown): Type => {
  @Controller()
  class EchoController {
    @MessagePattern<string>(echoCommand(service).subject)
    async echo(@Payload() question: Question): Promise<unknown> {
      return echo(question);
    }
  }
  return EchoController;
};

const running: TestService[] = [];
const start = async (options: Parameters<typeof startTestService>[0]): Promise<TestService> => {
  const service = await startTestService(options);
  running.push(service);
  return service;
};
afterEach(async () => {
  await Promise.all(running.splice(0).map((service) => service.close()));
});

/** A caller, and a service that answers with `echo`. */
const conversation = async (echo: (question: Question) => unknown) => {
  const name = newName();
  const command = echoCommand(name);
  const answering = await start({ name, controllers: [echoController(name, echo)] });
  const asking = (await start({ name: newName() })).app.get(Commands);
  return { name, command, answering, ask: (word: string, deadlineMs?: number) => asking.ask(command, { word }, deadlineMs) };
};

const problemOf = async (asked: Promise<unknown>): Promise<ProblemError> => {
  const error: unknown = await asked.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ProblemError) return error;
  throw error ?? new Error('an answer came');
};

it('delivers a command and returns its answer under one correlation id', async () => {
  const { ask } = await conversation(({ word }) => ({ echo: `${word} in ${currentContext()?.correlationId}` }));

  const answer = await eventually(() => runInContext({ correlationId: 'abc-1', causationId: null }, () => ask('van')));

  expect(answer).toEqual({ echo: 'van in abc-1' });
});

it('has each command answered by one replica', async () => {
  const heard: string[] = [];
  const { name, ask } = await conversation(({ word }) => ({ echo: heard[heard.push(word) - 1] }));
  await start({ name, controllers: [echoController(name, ({ word }) => ({ echo: heard[heard.push(word) - 1] }))] });
  await eventually(() => ask('first'));
  heard.splice(0);

  const words = Array.from({ length: 20 }, (_, number) => `word ${number}`);
  await Promise.all(words.map((word) => ask(word)));

  expect(heard.toSorted()).toEqual(words.toSorted());
});

it('fails at once if the service is not running', async () => {
  const asking = (await start({ name: newName() })).app.get(Commands);
  await eventually(async () => {
    const problem = await problemOf(asking.ask(echoCommand('nobody'), { word: 'x' }, 60_000));
    expect(problem).toMatchObject({
      status: 503,
      code: 'SERVICE.PEER_UNAVAILABLE',
      message: 'The nobody service is not there at the moment. Please try again in 5 seconds.',
      headers: { 'retry-after': '5' },
    });
  });
});

it('fails at once if NATS cannot be reached', async () => {
  const gate = await ServerGate.to(natsUrl);
  const { ask, command } = await conversation(({ word }) => ({ echo: word }));
  const cutOff = await start({ name: newName(), environment: { NATS_URL: gate.url } });
  await eventually(() => ask('x'));
  await eventually(() => cutOff.app.get(Commands).ask(command, { word: 'x' }));

  await gate.shut();

  await eventually(() => expect(cutOff.app.get(NatsLink).connected).toBe(false));
  expect(await problemOf(cutOff.app.get(Commands).ask(command, { word: 'x' }, 60_000))).toMatchObject({
    status: 503,
    code: 'SERVICE.PEER_UNAVAILABLE',
  });
});

it('gives up at its deadline', async () => {
  const { ask } = await conversation(async () => {
    await delay(400);
    return { echo: 'late' };
  });
  await eventually(() => ask('x'));

  expect(await problemOf(ask('x', 100))).toMatchObject({
    status: 504,
    code: 'SERVICE.PEER_TIMED_OUT',
    message: expect.stringContaining('has not answered within 0.1 seconds'),
  });
});

it('passes a refusal on unchanged', async () => {
  const { ask } = await conversation(() => {
    throw new ProblemError(
      {
        status: 429,
        code: 'ECHO.TOO_LOUD',
        title: 'Too loud',
        detail: 'Wait 7 seconds.',
        errors: [{ path: 'word', message: 'loud' }],
      },
      { 'retry-after': '7' },
    );
  });

  await eventually(async () =>
    expect(await problemOf(ask('x'))).toMatchObject({
      status: 429,
      code: 'ECHO.TOO_LOUD',
      title: 'Too loud',
      message: 'Wait 7 seconds.',
      errors: [{ path: 'word', message: 'loud' }],
      headers: { 'retry-after': '7' },
    }),
  );
});

it('does not reveal an unexpected error', async () => {
  const { ask } = await conversation(() => {
    throw new TypeError('password is "secret"');
  });

  const problem = await eventually(async () => {
    const found = await problemOf(ask('x'));
    expect(found.status).toBe(500);
    return found;
  });

  expect(problem.code).toBe('SERVICE.INTERNAL');
  expect(JSON.stringify([problem, problem.message])).not.toContain('secret');
});

it('does not send an answer that breaks the contract', async () => {
  const { ask } = await conversation(() => ({ eco: 'misspelt' }));

  await eventually(async () => expect(await problemOf(ask('x'))).toMatchObject({ status: 500, code: 'SERVICE.INTERNAL' }));
});

it.each([
  ['an unknown field', '{"word":"x","more":1}', 'SERVICE.INVALID_INPUT'],
  ['no JSON', '{', 'SERVICE.INTERNAL'],
])('refuses a question with %s, and goes on', async (_case, payload, code) => {
  const { ask, command } = await conversation(({ word }) => ({ echo: word }));
  await eventually(() => ask('x'));
  const connection = await connect(natsOptions(natsUrl));

  const reply = (await connection.request(command.subject, payload)).json();
  await connection.close();

  expect(reply).toMatchObject({ problem: { code } });
  expect(await ask('still there')).toEqual({ echo: 'still there' });
});

it('reports an answer that breaks the contract as a fault of the other service', async () => {
  const command = echoCommand(newName());
  const connection = await connect(natsOptions(natsUrl));
  connection.subscribe(command.subject, { callback: (_error, message) => void message.respond('{"answer":{"eco":1}}') });
  await connection.flush();
  const asking = (await start({ name: newName() })).app.get(Commands);

  await eventually(async () =>
    expect(await problemOf(asking.ask(command, { word: 'x' }))).toMatchObject({ status: 502, code: 'SERVICE.PEER_UNREADABLE' }),
  );
  await connection.close();
});

it('finishes the commands in progress before it stops', async () => {
  let heard = false;
  const { ask, answering } = await conversation(async ({ word }) => {
    heard = word === 'last';
    if (heard) await delay(300);
    return { echo: word };
  });
  await eventually(() => ask('first'));
  const asked = ask('last');
  await eventually(() => expect(heard).toBe(true));

  await answering.stop();

  expect(await asked).toEqual({ echo: 'last' });
});
