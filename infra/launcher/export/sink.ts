/** Takes a list page by page. */
export interface Sink<Row> {
  add(rows: readonly Row[]): Promise<void>;
  /** Durable once it resolves. */
  end(): Promise<void>;
}

/** Passes a list to every sink without holding it. @returns how many entries it has. */
export async function pour<Row>(pages: AsyncIterable<Row[]>, sinks: readonly Sink<Row>[]): Promise<number> {
  let count = 0;
  for await (const rows of pages) {
    for (const sink of sinks) await sink.add(rows);
    count += rows.length;
  }
  for (const sink of sinks) await sink.end();
  return count;
}
