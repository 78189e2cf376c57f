import { randomUUID } from 'node:crypto';
import { changeIn } from './change-in.ts';

const event = (type: string, data: object = {}) => ({
  id: randomUUID(),
  type,
  occurredAt: '2026-11-27T09:00:00Z',
  entityId: '7',
  entityVersion: 3,
  correlationId: 'a journey',
  causationId: null,
  data,
});
const action = (service: string, recordType: string, recordId: string) =>
  event(`${service}.staff-action.recorded.v1`, {
    actor: 'owner',
    action: 'it.changed',
    recordType,
    recordId,
    fields: ['status'],
  });

it.each([
  [event('inventory.vehicle.updated.v1', { vehicle: { price: '1' } }), { kind: 'vehicle', id: '7', version: 3 }],
  [event('inventory.vehicle.repainted.v9'), { kind: 'vehicle', id: '7', version: 3 }],
  [event('inventory.vehicle.removed.v1', { vehicleId: 7 }), { kind: 'vehicle', id: '7', version: 3, isGone: true }],
  [event('enquiries.enquiry.received.v1', { vehicleId: 2 }), { kind: 'enquiry', id: '7', version: 3 }],
  [event('enquiries.data-request.received.v1'), { kind: 'data-request', id: '7', version: 3 }],
  [action('enquiries', 'enquiry', '12'), { kind: 'enquiry', id: '12' }],
  [action('enquiries', 'enquiries', 'CSV'), null],
  [event('enquiries.constructor.changed.v1'), null],
])('%j is a change of %j', (received, change) => expect(changeIn(received)).toEqual(change));
