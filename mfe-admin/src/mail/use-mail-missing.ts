import { useQuery } from '@forecourt/web-kit';
import { mailStateQuery } from './get-mail-state.ts';

/** Whether it is known that mails reach nobody. */
export const useMailMissing = (): boolean => useQuery(mailStateQuery).data?.isConnected === false;

/** Where the link of a mail is that was not sent. */
export const NOT_MAILED =
  "Mail isn't connected. The link is a file in the folder for mails on the server: whoever runs the site can pass it on.";
