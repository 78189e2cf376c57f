import { apiOf, useDealership, useLocation, useQueryClient } from '@forecourt/web-kit';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { ChatSession, type Circumstances } from '../../conversation/chat-session.ts';
import { isReload } from '../is-reload.ts';

let session: ChatSession | null = null;

const VEHICLE_PAGE = /^\/vehicles?\/(\d{1,9})\/?$/;

/** The context of a message sent now. */
export function useCircumstances(): Circumstances {
  const api = apiOf(useQueryClient());
  const [, id] = VEHICLE_PAGE.exec(useLocation().pathname) ?? [];
  return { api, vehicleId: id === undefined ? null : Number(id) || null };
}

/** The tab's chat and its state. It is created when first shown, outlives the panel, and goes on from page to page. */
export function useChat() {
  const dealership = useDealership();
  session ??= new ChatSession(dealership);
  const chat = session;
  const circumstances = useCircumstances();
  const goOn = useEffectEvent(() => void chat.goOn(circumstances, isReload()));
  useEffect(() => {
    goOn();
    const events = new AbortController();
    addEventListener('pagehide', () => chat.leave(), events);
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      chat.restore();
      goOn();
    };
    addEventListener('pageshow', restore, events);
    return () => events.abort();
  }, []);
  return { session, ...useSyncExternalStore(session.subscribe, session.current) };
}
