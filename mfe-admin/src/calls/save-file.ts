/** Makes the browser download a text as a file. */
export function saveFile(name: string, type: string, ...parts: string[]): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob(parts, { type }));
  link.download = name;
  link.click();
  // A download that has begun keeps its data.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
