import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The shell's own files: all have a hash in their name, except the favicon. */
export async function registerAssets(server: FastifyInstance, folder: string): Promise<void> {
  await server.register(fastifyStatic, {
    root: folder,
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const named = /\.[\da-f]{8,}\.\w+(\.br|\.gz)?$/.test(path);
      reply.header('cache-control', named ? 'public, max-age=31536000, immutable' : 'public, max-age=86400');
      reply.header('access-control-allow-origin', '*');
    },
  });
}
