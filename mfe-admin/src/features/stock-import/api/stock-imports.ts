import type { ImportMapping, ImportRow, ImportRowList, ListedImport, StockImport, UndoCounts } from '@forecourt/contracts';
import { keepPreviousData, queryOptions, useQueryClient } from '@forecourt/web-kit';
import { useMutation } from '@forecourt/web-kit/mutation';
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

/** What staff choose of an import's columns and prices, one choice after another. */
const choicesOf = (id: string) => ['stock-import-choices', id];

/** GET /api/stock-imports/{id}, again and again while it is under way. */
export const importQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'stock-import', id],
    queryFn: async ({ signal, client, queryKey }) => {
      const answer = await staffApi.json<StockImport>(`${ADDRESS}/${encodeURIComponent(id)}`, { signal });
      // It does not know the choices that are on their way.
      const isChosen = client.isMutating({ mutationKey: choicesOf(id) }) > 0;
      return (isChosen && client.getQueryData<StockImport>(queryKey)) || answer;
    },
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

/**
 * Checks the rows again with other columns or another meaning of prices. A choice shows at once; one made while another is
 * on its way follows it.
 */
export function useRemapImport({ id }: StockImport) {
  const client = useQueryClient();
  const { queryKey } = importQuery(String(id));
  const mutationKey = choicesOf(String(id));
  const isLast = () => client.isMutating({ mutationKey }) === 1;
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: (mapping: Partial<ImportMapping>) => {
      const { columns = [], priceBasis = null } = client.getQueryData(queryKey) ?? {};
      const body = { facts: columns.map(({ fact }) => fact), priceBasis, ...mapping };
      return staffApi.json<StockImport>(`${ADDRESS}/${id}`, { method: 'PUT', body });
    },
    onMutate: ({ facts, priceBasis }) => {
      client.setQueryData(queryKey, (known): StockImport | undefined => {
        if (known === undefined) return known;
        const columns = facts ? known.columns.map((column, place) => ({ ...column, fact: facts[place] ?? null })) : known.columns;
        return {
          ...known,
          state: 'checking',
          done: 0,
          columns,
          priceBasis: priceBasis === undefined ? known.priceBasis : priceBasis,
        };
      });
    },
    onSuccess: (changed) => {
      if (!isLast()) return;
      void client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, changed);
    },
    onError: () => {
      if (isLast()) void client.invalidateQueries({ queryKey });
    },
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
