import { apiOf, useDealership, useLocation, useQueryClient } from '@forecourt/web-kit';
import { useSyncExternalStore } from 'react';
import { ChatSession, type Circumstances } from '../../conversation/chat-session.ts';

let session: ChatSession | null = null;

/** The tab's chat and its state. It is created when first shown and outlives the panel. */
export function useChat() {
  const dealership = useDealership();
  session ??= new ChatSession(dealership);
  return { session, ...useSyncExternalStore(session.subscribe, session.current) };
}

const VEHICLE_PAGE = /^\/vehicles?\/(\d{1,9})\/?$/;

/** The context of a message sent now. */
export function useCircumstances(): Circumstances {
  const api = apiOf(useQueryClient());
  const [, id] = VEHICLE_PAGE.exec(useLocation().pathname) ?? [];
  return { api, vehicleId: id === undefined ? null : Number(id) || null };
}
