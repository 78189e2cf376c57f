/** The parts of React Query that micro-frontends use, listed one by one because every visitor downloads them. */
export {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
