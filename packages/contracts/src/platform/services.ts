/** Every service, by the name of its workspace, database, stream and upstream. */
export const SERVICES = ['inventory', 'media', 'enquiries', 'assistant', 'social', 'identity', 'releases'] as const;
export type ServiceName = (typeof SERVICES)[number];
