import type { EventDefinition } from '@forecourt/contracts';
import type { ReceivedEvent } from '@forecourt/server-kit';
import { Controller, type Type } from '@nestjs/common';
import type { EventContext } from '../jetstream/event-context.ts';
import { HandlesEvents } from '../jetstream/handles-events.ts';
import { Outbox } from '../outbox/outbox.ts';
import { noteEvent, type TestService } from './test-service.ts';

export type NoteHandler = (event: ReceivedEvent, context: EventContext) => Promise<void> | void;

/** A controller that passes a service's notes to `handle`. */
export const noteController = (
  publisher: string,
  handle: NoteHandler,
  definitions: readonly EventDefinition[] = [noteEvent(publisher)],
): Type => {
  class NoteController {
    async written(event: ReceivedEvent, context: EventContext): Promise<void> {
      await handle(event, context);
    }
  }
  const method: TypedPropertyDescriptor<NoteController['written']> = { value: NoteController.prototype.written };
  HandlesEvents(...definitions)(NoteController.prototype, 'written', method);
  Controller()(NoteController);
  return NoteController;
};

/** Simulates a use case: a change and its event in one transaction. */
export const writeNote = (service: TestService, name: string, text: string, entityId = 'a', entityVersion = 1): Promise<void> =>
  service.database.transaction((manager) =>
    service.app.get(Outbox).add(manager, noteEvent(name), { entityId, entityVersion, data: { text } }),
  );
