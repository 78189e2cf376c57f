/**
 * The platform of micro-frontends. The shell provides one instance of this module to everything in the page, so a micro-frontend
 * imports routing, queries and the rest from here and never from the libraries themselves.
 */
export * from './api/api.ts';
export * from './api/api-error.ts';
export * from './api/query-client.ts';
export * from './page/head.ts';
export * from './page/page-meta.tsx';
export * from './page/redirect.ts';
export * from './page/route-module.ts';
export * from './platform/boundary.tsx';
export * from './platform/browser-events.ts';
export * from './platform/enquiry-link.tsx';
export * from './platform/opens-elsewhere.ts';
export * from './platform/platform.tsx';
export * from './platform/served.tsx';
export * from './platform/slice.tsx';
export * from './platform/static.tsx';
export * from './platform/toasts.ts';
export * from './platform/today.ts';
export * from './platform/use-part.ts';
export * from './query.ts';
export * from './router/history.ts';
export * from './router/hooks.ts';
export * from './router/link.tsx';
export { BrowserRouter, StaticRouter } from './router/router.tsx';
export * from './router/use-blocker.ts';
export * from './widget/error-catcher.tsx';
export * from './widget/unavailable.tsx';
export * from './widget/widget.tsx';
