import type { RouteModule } from '@forecourt/web-kit';
import { AdminPage } from '../app/admin-page.tsx';

export const Component = AdminPage;
/** The same for everybody, because only the browser knows who is signed in. */
export const tags: RouteModule['tags'] = () => [];
export const queryKeys: RouteModule['queryKeys'] = [];
