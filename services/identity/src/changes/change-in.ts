import { CHANGE_KINDS, type ChangeKind, readEvent, type StaffChange, staffActionEvents } from '@forecourt/contracts';
import type { ReceivedEvent } from '@forecourt/server-kit';

const isKind = (name: string | undefined): name is ChangeKind => name !== undefined && Object.hasOwn(CHANGE_KINDS, name);

/** The record that an event says has changed; null if nobody watches records of its kind. Ids only: an event may say more. */
export const changeIn = (event: ReceivedEvent): StaffChange | null => {
  const action = readEvent(staffActionEvents, event)?.data;
  if (action) return isKind(action.recordType) ? { kind: action.recordType, id: action.recordId } : null;
  const [, entity, verb] = event.type.split('.');
  if (!isKind(entity)) return null;
  return { kind: entity, id: event.entityId, version: event.entityVersion, ...(verb === 'removed' && { isGone: true }) };
};
