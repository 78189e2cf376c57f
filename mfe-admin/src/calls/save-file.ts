/** Has the browser save a text as a file. */
export function saveFile(name: string, type: string, ...parts: string[]): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob(parts, { type }));
  link.download = name;
  link.click();
  // The download holds on to what it has begun to read.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
