import { type Duplex, type Readable, Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** Loaders have awaited everything already, so rendering that takes longer than this hangs. */
const RENDER_DEADLINE_MS = 5_000;

/**
 * React moves late or large parts of a page behind an inline script. A cached page is complete when it is sent, so nothing is
 * late, and no size counts as large.
 */
const NOTHING_IS_LARGE = Number.MAX_SAFE_INTEGER;

/** Marks a part that `renderToString` left to the browser, because it threw or suspended. */
const LEFT_OUT = '<!--$!-->';

/** Pages rarely suspend, and `renderToString` takes half the time of a stream. */
function renderAtOnce(tree: ReactElement): string | undefined {
  try {
    const html = renderToString(tree);
    // Only the stream writes the doctype itself.
    return html.includes(LEFT_OUT) ? undefined : `<!DOCTYPE html>${html}`;
  } catch {
    // The next attempt, which can also suspend, reports the error.
    return undefined;
  }
}

/** The complete HTML of a tree. Rejects if any part of it throws or hangs. */
export const renderCompletely = async (tree: ReactElement): Promise<string> => renderAtOnce(tree) ?? (await renderAndWait(tree));

function renderAndWait(tree: ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    const fail = (error: unknown) => {
      clearTimeout(deadline);
      reject(error);
    };
    const { pipe, abort } = renderToPipeableStream(tree, {
      progressiveChunkSize: NOTHING_IS_LARGE,
      onAllReady: () => {
        clearTimeout(deadline);
        pipe(sink);
      },
      onError: fail,
      onShellError: fail,
    });
    const deadline = setTimeout(() => abort(new Error('Rendering took too long')), RENDER_DEADLINE_MS);
  });
}

export interface StreamOptions {
  /** For React's inline scripts. */
  readonly nonce: string;
  /** Destination of the page; a compressor is flushed whenever React has something to show. */
  readonly sink: Duplex;
  /** Called with what throws after the outer part was sent; the browser renders that part again. */
  readonly onError: (error: unknown) => void;
}

/** Starts to send a page once its outer part is rendered; the rest follows as it is ready. Rejects if the outer part throws. */
export async function startStreaming(tree: ReactElement, { nonce, sink, onError }: StreamOptions): Promise<Readable> {
  const html = renderAtOnce(tree);
  if (html !== undefined) return sink.end(html);
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(tree, {
      nonce,
      onShellReady: () => resolve(pipe(sink)),
      onAllReady: () => clearTimeout(deadline),
      onShellError: (error) => {
        clearTimeout(deadline);
        reject(error);
      },
      onError,
    });
    const deadline = setTimeout(() => abort(new Error('Rendering took too long')), RENDER_DEADLINE_MS);
  });
}
