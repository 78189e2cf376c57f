import { ApiError } from '@forecourt/web-kit';

/** Milliseconds. A photograph of 10 MB takes a minute and a half at 1 Mbit/s; the server gives up a little earlier. */
const LONGEST = 150_000;

interface PutFileOptions {
  readonly signal: AbortSignal;
  /** Told how much is sent, 0 to 1. */
  readonly onSent: (share: number) => void;
}

/** Sends a file by PUT. With XMLHttpRequest, because `fetch` does not say how much has been sent. Errors are those of an API call. */
export function putFile(address: string, file: File, { signal, onSent }: PutFileOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    const fail = () => reject(new TypeError(`No answer to PUT ${file.name}`));
    request.open('PUT', address);
    request.setRequestHeader('content-type', file.type);
    request.timeout = LONGEST;
    request.upload.onprogress = ({ loaded, total }) => onSent(loaded / total);
    request.onload = () => {
      const { status, responseText, statusText } = request;
      if (status >= 200 && status < 300) resolve();
      else reject(new ApiError(status, responseText, statusText, request.getResponseHeader('retry-after')));
    };
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = () => reject(signal.reason);
    request.onloadend = () => signal.removeEventListener('abort', stop);
    signal.addEventListener('abort', stop);
    request.send(file);
  });
}
