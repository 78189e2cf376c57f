import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';

/** The cookie of visitors who have objected: all that is ever stored for them, and only because they asked. */
export const OBJECTION_COOKIE = 'forecourt_uncounted';

const VEHICLE_PAGE = /^\/vehicles?\/([1-9]\d{0,8})\/?(?:\?|$)/;

/** The van whose page this is; null for any other address. */
export const vehicleIn = (url: string): number | null => {
  const [, id] = VEHICLE_PAGE.exec(url) ?? [];
  return id === undefined ? null : Number(id);
};

/** Fetched ahead: nobody may ever look at it. */
const isAhead = ({ 'sec-purpose': purpose, purpose: older, 'x-moz': firefox }: IncomingHttpHeaders): boolean =>
  [purpose, older, firefox].some((value) => String(value ?? '').includes('prefetch'));

/** Why a visitor is not counted: our own cookie, or what the browser says; null if they may be. */
export function objectionIn(headers: IncomingHttpHeaders): 'off' | 'browser' | null {
  if (headers.cookie?.includes(`${OBJECTION_COOKIE}=`)) return 'off';
  return headers.dnt === '1' || headers['sec-gpc'] === '1' ? 'browser' : null;
}

/** Whether a visitor may be counted by this request, robots aside. */
export const mayCount = (headers: IncomingHttpHeaders): boolean => !isAhead(headers) && objectionIn(headers) === null;

/** No browser is silent about itself. */
export const isRobot = (agent: string): boolean => agent === '' || isbot(agent);
