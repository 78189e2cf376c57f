/** Sorted without regard to case. Not `localeCompare`, whose first call takes a slow phone 25 ms. */
export const fromAToZ = (names: Iterable<string>): string[] => {
  const keyed = Array.from(names, (name) => ({ name, key: name.toLowerCase() }));
  return keyed.sort((one, other) => (one.key < other.key ? -1 : 1)).map(({ name }) => name);
};
