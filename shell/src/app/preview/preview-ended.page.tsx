import type { RouteModule } from '@forecourt/web-kit';
import { PreviewEnded } from './preview-ended.tsx';
import { previewFault } from './preview-faults.ts';

export const loader: NonNullable<RouteModule['loader']> = async ({ url }) => {
  throw new Response(null, { status: previewFault(url.searchParams).status });
};
export const Component = PreviewEnded;
export const ErrorBoundary = PreviewEnded;
export const queryKeys = ['why'];
export const isOnlyRead = true;
