import { connect } from 'node:net';

export interface Answer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** The outcome of a request: an answer or a closed connection, and when it began; null if neither came in time. */
export type Outcome = { readonly answer: Answer | null; readonly milliseconds: number } | null;

export interface Delivery {
  /** Pieces written one after the other. */
  readonly bytes: Buffer;
  /** Whether to half-close the connection afterwards. */
  readonly halfClose: boolean;
}

/** Writes bytes to a server and reads the first answer, whatever the bytes are. */
export const exchange = (
  address: string,
  { bytes, halfClose }: Delivery,
  patience: number,
  isHead: boolean,
): Promise<Outcome> => {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    const chunks: Buffer[] = [];
    let milliseconds: number | undefined;
    const finish = (outcome: Outcome) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(outcome);
    };
    const look = (hasEnded: boolean) => {
      milliseconds ??= performance.now() - started;
      const answer = read(Buffer.concat(chunks).toString('latin1'), isHead, hasEnded);
      if (answer || hasEnded) finish({ answer, milliseconds });
    };
    const timer = setTimeout(() => finish(null), patience);
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      look(false);
    });
    socket.on('end', () => look(true));
    socket.on('close', () => look(true));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') reject(new Error(`Nothing listens at ${address}`));
      else look(true);
    });
    socket.write(bytes);
    if (halfClose) socket.end();
  });
};

/** The answer in the bytes received so far; null if it is incomplete. */
const read = (text: string, isHead: boolean, hasEnded: boolean): Answer | null => {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const [statusLine = '', ...lines] = text.slice(0, end).split('\r\n');
  const status = Number(statusLine.split(' ')[1]);
  if (status >= 100 && status < 200) return read(text.slice(end + 4), isHead, hasEnded);
  const headers = new Map(
    lines.map((line) => [line.split(':', 1)[0]?.toLowerCase() ?? '', line.slice(line.indexOf(':') + 1).trim()]),
  );
  const rest = text.slice(end + 4);
  const body = isHead || status === 204 || status === 304 ? '' : bodyOf(rest, headers, hasEnded);
  return body === null ? null : { status, headers, body: Buffer.from(body, 'latin1').toString('utf8') };
};

const bodyOf = (rest: string, headers: ReadonlyMap<string, string>, hasEnded: boolean): string | null => {
  const length = headers.get('content-length');
  if (length !== undefined) return rest.length >= Number(length) ? rest.slice(0, Number(length)) : null;
  if (headers.get('transfer-encoding') === 'chunked') return unchunk(rest);
  return hasEnded ? rest : null;
};

const unchunk = (rest: string): string | null => {
  let [body, at] = ['', 0];
  for (;;) {
    const lineEnd = rest.indexOf('\r\n', at);
    if (lineEnd < 0) return null;
    const size = Number.parseInt(rest.slice(at, lineEnd), 16);
    if (size === 0) return rest.length >= lineEnd + 4 ? body : null;
    if (rest.length < lineEnd + 2 + size + 2) return null;
    body += rest.slice(lineEnd + 2, lineEnd + 2 + size);
    at = lineEnd + 2 + size + 2;
  }
};
