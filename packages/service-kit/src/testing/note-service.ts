import type { EventDefinition } from '@forecourt/contracts';
import type { ReceivedEvent } from '@forecourt/server-kit';
import { Controller, type Type } from '@nestjs/common';
import type { EventContext } from '../jetstream/event-context.ts';
import { HandlesEvents, HandlesManyEvents } from '../jetstream/handles-events.ts';
import { Outbox } from '../outbox/outbox.ts';
import { noteEvent, type TestService } from './test-service.ts';

export type NoteHandler = (event: ReceivedEvent, context: EventContext) => Promise<void> | void;

/** A controller that passes a service's notes to `handle`. */
export const noteController = (
  publisher: string,
  handle: NoteHandler,
  definitions: readonly EventDefinition[] = [noteEvent(publisher)],
): Type => controllerOf(handle, HandlesEvents(...definitions));

/** A controller that passes those of a service's notes that arrive together to `handle`. */
export const manyNotesController = (
  publisher: string,
  handle: (events: readonly ReceivedEvent[], context: EventContext) => Promise<void>,
): Type => controllerOf(handle, HandlesManyEvents(noteEvent(publisher)));

function controllerOf<Input>(
  handle: (input: Input, context: EventContext) => Promise<void> | void,
  handles: (
    target: object,
    name: string,
    method: TypedPropertyDescriptor<(input: Input, context: EventContext) => Promise<void>>,
  ) => void,
): Type {
  class NoteController {
    async written(input: Input, context: EventContext): Promise<void> {
      await handle(input, context);
    }
  }
  handles(NoteController.prototype, 'written', { value: NoteController.prototype.written });
  Controller()(NoteController);
  return NoteController;
}

/** Simulates a use case: a change and its event in one transaction. */
export const writeNote = (service: TestService, name: string, text: string, entityId = 'a', entityVersion = 1): Promise<void> =>
  service.database.transaction((manager) =>
    service.app.get(Outbox).add(manager, noteEvent(name), { entityId, entityVersion, data: { text } }),
  );
