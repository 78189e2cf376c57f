import { useRef } from 'react';
import { newIdempotencyKey } from './idempotency-key.ts';

/**
 * Keeps a call from being carried out twice: if its answer is lost, the same body is sent again with the same key, and gets the
 * first answer.
 */
export function useIdempotencyKey() {
  const last = useRef({ body: '', key: '' });
  return {
    headersFor: (body: unknown) => {
      const asked = JSON.stringify(body);
      if (last.current.body !== asked) last.current = { body: asked, key: newIdempotencyKey() };
      return { 'idempotency-key': last.current.key };
    },
    /** The same body again is a new call. */
    forget: () => {
      last.current = { body: '', key: '' };
    },
  };
}
