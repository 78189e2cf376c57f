import type { Upload } from './upload-queue.ts';

const mayRetry = ({ trouble }: Upload): boolean => trouble?.mayRetry === true;

/** Of files that are all refused for good, why; null if trying again may help one of them. */
export function refusedWords(failed: readonly Upload[]): { readonly title: string; readonly text: string } | null {
  const [first] = failed;
  if (!first?.trouble || failed.some(mayRetry)) return null;
  if (failed.length > 1) return { title: `${failed.length} files were not added`, text: 'Each of them says why.' };
  return { title: `${first.file.name} was not added`, text: first.trouble.text };
}

/** What is left to be done about the files that failed, as the first half of a sentence. @param hasRoom whether one more may be added. */
export function leftWords(failed: readonly Upload[], hasRoom: boolean): string | null {
  const [first] = failed;
  if (!first?.trouble) return null;
  const retried = hasRoom ? failed.filter(mayRetry).length : 0;
  if (failed.length > 1) {
    const act = retried === failed.length ? 'Retry or remove them' : 'Remove those that have no Retry';
    return `${failed.length} images could not be uploaded. ${retried === 0 ? 'Remove them' : act}`;
  }
  if (retried === 1) return 'One image could not be uploaded. Retry or remove it';
  return `${first.file.name} was not added. ${first.trouble.text} Remove it`;
}
