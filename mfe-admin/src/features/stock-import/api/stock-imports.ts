import type { ImportMapping, ImportRow, ImportRowList, ListedImport, StockImport, UndoCounts } from '@forecourt/contracts';
import { keepPreviousData, queryOptions, useQueryClient } from '@forecourt/web-kit';
import { saveFile } from '../../../calls/save-file.ts';
import { useSingleMutation } from '../../../calls/use-single-mutation.ts';
import { staffApi } from '../../../session/staff-api.ts';
import { isUnderWay } from '../import-words.ts';
import { uploadFile } from './upload-file.ts';

const POLL_MS = 1_000;
const ADDRESS = '/api/stock-imports';

/** GET /api/stock-imports: the latest. */
export const importsQuery = () =>
  queryOptions({
    queryKey: ['staff', 'stock-imports'],
    queryFn: ({ signal }) => staffApi.json<ListedImport[]>(ADDRESS, { signal }),
    gcTime: 0,
  });

/** GET /api/stock-imports/{id}, again and again while it is under way. */
export const importQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'stock-import', id],
    queryFn: ({ signal }) => staffApi.json<StockImport>(`${ADDRESS}/${encodeURIComponent(id)}`, { signal }),
    refetchInterval: ({ state: { data } }) => (data === undefined || isUnderWay(data) ? POLL_MS : false),
    gcTime: 0,
  });

/** GET /api/stock-imports/{id}/rows. */
export const importRowsQuery = (
  { id, state, columns, priceBasis, willUndo }: StockImport,
  outcome: ImportRowList,
  after: number,
) =>
  queryOptions({
    queryKey: ['staff', 'stock-import-rows', id, state, columns.map(({ fact }) => fact), priceBasis, willUndo, outcome, after],
    queryFn: ({ signal }) => staffApi.json<ImportRow[]>(`${ADDRESS}/${id}/rows?outcome=${outcome}&after=${after}`, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });

export function useUploadImport() {
  return useSingleMutation({
    mutationFn: (file: File) => uploadFile(`${ADDRESS}?name=${encodeURIComponent(file.name.slice(0, 200))}`, file),
  });
}

/** Checks the rows again with another column or another meaning of prices. */
export function useRemapImport({ id, columns, priceBasis }: StockImport) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (mapping: Partial<ImportMapping>) =>
      staffApi.json<StockImport>(`${ADDRESS}/${id}`, {
        method: 'PUT',
        body: { facts: columns.map(({ fact }) => fact), priceBasis, ...mapping },
      }),
    onSuccess: (changed) => client.setQueryData(importQuery(String(id)).queryKey, changed),
  });
}

type Start =
  | { readonly what: 'apply'; readonly isPublic: boolean }
  | { readonly what: 'publish' }
  /** What staff were told that it does. */
  | { readonly what: 'undo'; readonly seen: UndoCounts | null };

const bodyOf = (start: Start) => {
  if (start.what === 'apply') return { isPublic: start.isPublic };
  return start.what === 'undo' && start.seen ? { seen: start.seen } : {};
};

/** POST /api/stock-imports/{id}/apply, publish or undo: starts it. A second time, it does nothing. */
export function useStartImport({ id }: StockImport) {
  const client = useQueryClient();
  const { queryKey } = importQuery(String(id));
  return useSingleMutation({
    mutationFn: (start: Start) =>
      staffApi.json<StockImport>(`${ADDRESS}/${id}/${start.what}`, { method: 'POST', body: bodyOf(start) }),
    onSuccess: (changed) => client.setQueryData(queryKey, changed),
    // The stock or the import is another than it was.
    onError: () => client.invalidateQueries({ queryKey }),
  });
}

/** Saves what became of every row: a link could not carry the token. */
export function useSaveReport({ id, fileName }: StockImport) {
  return useSingleMutation({
    mutationFn: async () => (await staffApi.request(`${ADDRESS}/${id}/report`)).text(),
    onSuccess: (csv) => saveFile(`report-${fileName.replace(/\.\w+$/, '')}.csv`, 'text/csv', '\uFEFF', csv),
  });
}
