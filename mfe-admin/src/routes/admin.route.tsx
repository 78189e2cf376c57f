import type { RouteModule } from '@forecourt/web-kit';
import { AdminPage } from '../app/admin-page.tsx';

export const Component = AdminPage;
/** The same for everybody: who is signed in is known in the browser only. */
export const tags: RouteModule['tags'] = () => [];
export const queryKeys: RouteModule['queryKeys'] = [];
