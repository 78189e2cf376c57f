/** What a cell means; a cell that cannot be read comes back as it is, for the contract to refuse. */
export type CellReader = (cell: string) => unknown;

const plain = (word: string): string => word.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** One of the words, however it is spelt, or what others call it. */
export const oneOf = (words: readonly string[], others: Readonly<Record<string, string>> = {}): CellReader => {
  const known = new Map(
    [...Object.entries(others), ...words.map((word) => [word, word] as const)].map(([word, is]) => [plain(word), is]),
  );
  return (cell) => known.get(plain(cell)) ?? cell;
};
