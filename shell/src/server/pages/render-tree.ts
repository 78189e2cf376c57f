import { type Duplex, type Readable, Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** Rendering itself awaits nothing that loaders should have awaited; what takes longer than this hangs. */
const RENDER_DEADLINE_MS = 5_000;

/**
 * React moves parts of a page that come late, or that it finds large, behind an inline script. A page that is kept is
 * complete when it is sent, so nothing is late, and no part of it is large.
 */
const NOTHING_IS_LARGE = Number.MAX_SAFE_INTEGER;

/** Stands where `renderToString` left a part to the browser, as it threw or waits for something. */
const LEFT_OUT = '<!--$!-->';

/** Nearly always nothing has to be waited for, and then one string takes half the time of a stream. */
function renderAtOnce(tree: ReactElement): string | undefined {
  try {
    const html = renderToString(tree);
    // Of the two only the stream begins a document by itself.
    return html.includes(LEFT_OUT) ? undefined : `<!DOCTYPE html>${html}`;
  } catch {
    // What it was is told by the next attempt, which can also wait.
    return undefined;
  }
}

/** The HTML of a tree with everything in it. Rejects when any part of it throws or hangs. */
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
  /** React's inline scripts carry it. */
  readonly nonce: string;
  /** Where the page goes; a compressor is flushed whenever React has something to show. */
  readonly sink: Duplex;
  /** Told what throws after the outer part was sent; the browser mends it. */
  readonly onError: (error: unknown) => void;
}

/** Begins to send a page once its outer part is rendered, the rest following as it comes. Rejects when that part throws. */
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
