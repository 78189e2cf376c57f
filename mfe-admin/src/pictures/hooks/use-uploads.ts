import { showToast } from '@forecourt/web-kit';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useUploadPicture } from '../api/upload-picture.ts';
import { isOnItsWay, type Upload, UploadQueue } from '../upload-queue.ts';
import { uploadTrouble } from '../upload-trouble.ts';
import { refusedWords } from '../upload-words.ts';

/** Enough to fill a line, few enough that the first is soon there. */
const AT_ONCE = 4;

interface UploadsProps {
  readonly onStored: (paths: readonly string[]) => void;
  readonly onBusy: ((busy: boolean) => void) | undefined;
}

/** The files on their way, and how it went in the words of product §8. They stop when the editor is taken away. */
export function useUploads(props: UploadsProps) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const send = useUploadPicture();
  const latest = useRef({ ...props, send });
  useLayoutEffect(() => {
    latest.current = { ...props, send };
  });
  const [queue] = useState(
    () =>
      new UploadQueue({
        send: (file, options) => latest.current.send(file, options),
        explain: uploadTrouble,
        atOnce: AT_ONCE,
        onChange: setUploads,
        onStored: (paths) => latest.current.onStored(paths),
        onDone: ({ stored, failed }) => {
          const refused = stored > 0 ? null : refusedWords(failed);
          if (stored > 0) showToast({ title: `Uploaded ${stored} image(s)`, tone: 'success' });
          else if (refused) showToast({ ...refused, tone: 'error' });
          else showToast({ title: 'Upload failed', text: 'Please try again', tone: 'error' });
        },
      }),
  );
  useEffect(() => () => queue.close(), [queue]);

  const busy = uploads.some(isOnItsWay);
  useEffect(() => {
    if (!busy) return;
    latest.current.onBusy?.(true);
    return () => latest.current.onBusy?.(false);
  }, [busy]);
  return { uploads, queue };
}
