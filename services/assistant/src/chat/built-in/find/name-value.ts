/** A make or a model as wishes and vans carry it: "Ford|" or "Ford|Transit Custom". */
export const nameValue = (make: string, model = ''): string => `${make}|${model}`;
