import { tracing } from '@forecourt/server-kit';
import type { AfterQueryEvent, EntitySubscriberInterface } from 'typeorm';
import { currentContext } from '../logging/request-context.ts';

const VERB = /\w+/;
const TABLE = /\b(?:FROM|INTO|UPDATE)\s+(?:"public"\.)?"?(\w+)/i;

/** "SELECT vehicle": the verb and the first table, never the statement or its values. */
export const nameOfQuery = (query: string): string => {
  const verb = VERB.exec(query)?.[0].toUpperCase() ?? 'QUERY';
  const table = TABLE.exec(query)?.[1];
  return table === undefined ? verb : `${verb} ${table}`;
};

/** Gives each query of a request or an event a span. Queries of timers belong to no journey. */
export class QuerySpans implements EntitySubscriberInterface {
  afterQuery({ query, success, executionTime = 0, error }: AfterQueryEvent): void {
    const parent = currentContext()?.traceparent;
    if (parent === undefined) return;
    const startedAt = Date.now() - executionTime;
    const span = tracing()?.start(nameOfQuery(query), {
      kind: 'client',
      parent,
      startedAt,
      facts: { 'db.system.name': 'postgresql' },
    });
    if (!success) span?.fail(error);
    span?.end();
  }
}
