import { useQuery } from '@forecourt/web-kit';
import { mailStateQuery } from './get-mail-state.ts';

/** Whether it is known that mails reach nobody. */
export const useMailMissing = (): boolean => useQuery(mailStateQuery).data?.isConnected === false;
