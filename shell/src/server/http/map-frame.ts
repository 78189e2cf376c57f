import { randomBytes } from 'node:crypto';
import type { Dealership } from '@forecourt/contracts';
import { jsonForScript } from '@forecourt/web-kit/json-ld';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { showroomAddress } from '../../app/map/showroom-address.ts';
import { MAP_ELEMENT, MAP_FRAME_PATH, MAP_PLACE_ELEMENT, type MapPlace } from '../../map-frame/map-frame.ts';
import type { SitesOf } from '../pages/sites-of.ts';
import { PreviewRefused } from '../previews/previews.ts';

const querySchema = z.object({ zoom: z.coerce.number().int().min(1).max(21).catch(15) });

/**
 * What Google's guide to content policies requires for its script, except `unsafe-eval`, which is never allowed here
 * (architecture §5). Google gives its styles the nonce of the document's first style.
 */
const policyWith = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic' https: blob:`,
    `style-src 'nonce-${nonce}' https://fonts.googleapis.com`,
    'img-src https://*.googleapis.com https://*.gstatic.com https://*.google.com https://*.googleusercontent.com data:',
    'font-src https://fonts.gstatic.com',
    'connect-src https://*.googleapis.com https://*.gstatic.com https://*.google.com data: blob:',
    'frame-src https://*.google.com',
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');

const documentWith = (place: MapPlace, script: string, nonce: string): string => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Map</title>
<style nonce="${nonce}">html,body,#${MAP_ELEMENT}{height:100%;margin:0}</style>
</head>
<body>
<div id="${MAP_ELEMENT}"></div>
<script type="application/json" id="${MAP_PLACE_ELEMENT}">${jsonForScript(place)}</script>
<script nonce="${nonce}">${script}</script>
</body>
</html>
`;

export interface MapFrameOptions {
  readonly key: string;
  readonly dealership: { readonly now: Dealership };
  readonly sites: SitesOf;
  /** The code that draws the map. */
  readonly script: string;
}

/** The document that holds Google's map; only our own pages may frame it. */
export function registerMapFrame(server: FastifyInstance, { key, dealership, sites, script }: MapFrameOptions): void {
  server.get(MAP_FRAME_PATH, {
    // Runs after the hook that forbids framing everywhere else.
    onSend: (_request, reply, _payload, done) => {
      reply.header('x-frame-options', 'SAMEORIGIN');
      done();
    },
    handler: async (request, reply) => {
      const { zoom } = querySchema.parse(request.query);
      const found = await sites(request);
      const shown = (found instanceof PreviewRefused ? undefined : found.site.dealership) ?? dealership.now;
      const { position, tradingName } = shown;
      const place = {
        key,
        name: tradingName,
        address: showroomAddress(shown),
        lat: position.latitude,
        lng: position.longitude,
      };
      const nonce = randomBytes(18).toString('base64url');
      return reply
        .headers({ 'content-security-policy': policyWith(nonce), 'cache-control': 'no-store' })
        .type('text/html; charset=utf-8')
        .send(documentWith({ ...place, zoom }, script, nonce));
    },
  });
}
