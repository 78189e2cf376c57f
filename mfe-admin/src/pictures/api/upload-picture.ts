import { imageUrl } from '@forecourt/rules';
import { apiOf, useQueryClient } from '@forecourt/web-kit';
import { useCallback } from 'react';
import { staffApi } from '../../session/staff-api.ts';
import { storedPath } from '../stored-path.ts';
import { putFile } from './put-file.ts';

interface UploadOptions {
  readonly signal: AbortSignal;
  /** Told how much is sent, 0 to 1. */
  readonly onSent: (share: number) => void;
}

/** Uploads a picture: asks for a URL, sends the file there and resolves to the path under which it is stored (§7). */
export function useUploadPicture() {
  const client = useQueryClient();
  return useCallback(
    async (file: File, { signal, onSent }: UploadOptions): Promise<string> => {
      const { uploadURL } = await staffApi.json<{ uploadURL: string }>('/api/objects/upload', {
        method: 'POST',
        signal,
      });
      await putFile(uploadURL, file, { signal, onSent });
      const path = storedPath(uploadURL);
      // What is sent straight to the picture store is checked when it is first asked for.
      if (isElsewhere(uploadURL)) await apiOf(client).request(imageUrl(path, 240), { signal });
      return path;
    },
    [client],
  );
}

const isElsewhere = (address: string): boolean => new URL(address, location.href).origin !== location.origin;
