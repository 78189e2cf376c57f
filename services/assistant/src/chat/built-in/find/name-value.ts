/** A make or a model as wishes and vans carry it: "Ford|" or "Ford|Transit Custom". */
export const nameValue = (make: string, model = ''): string => `${make}|${model}`;

/** Whether a name is one or the make of one: a Transit is no Transit Custom. */
export const includesName = (name: string, other: string): boolean =>
  name === other || (name.endsWith('|') && other.startsWith(name));
