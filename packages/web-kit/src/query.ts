/** The parts of React Query a micro-frontend uses. Named one by one: whatever stands here is downloaded by every visitor. */
export {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
