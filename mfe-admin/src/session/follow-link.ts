import type { CodeAsked, SignInAnswer, StaffLinkHolder } from '@forecourt/contracts';
import { apiOf, queryOptions, showToast, useNavigate, useQueryClient } from '@forecourt/web-kit';
import { useSingleMutation } from '../calls/use-single-mutation.ts';
import { statusQuery } from './get-status.ts';
import { storedToken } from './token.ts';

/** The token of the link that was mailed: `/admin#link=…`. */
export const linkTokenIn = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get('link');

/** POST /api/admin/link: whose link it is. */
export const linkQuery = (token: string) =>
  queryOptions({
    queryKey: ['staff-link', token],
    queryFn: ({ client, signal }) =>
      apiOf(client).json<StaffLinkHolder>('/api/admin/link', { method: 'POST', body: { token }, signal }),
  });

/**
 * POST /api/admin/link/password: sets it and signs in, in place of whoever is signed in in this browser.
 * @param onStepAsked what is asked for besides, of some accounts.
 */
export function useFollowLink(link: string, onStepAsked: (asked: CodeAsked) => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useSingleMutation({
    mutationFn: (newPassword: string) =>
      apiOf(client).json<SignInAnswer>('/api/admin/link/password', { method: 'POST', body: { token: link, newPassword } }),
    onSuccess: (answer) => {
      if (!answer.success) return onStepAsked(answer);
      const { token, message } = answer;
      client.clear();
      client.setQueryData(statusQuery(token).queryKey, { authenticated: true });
      storedToken.keep(token);
      showToast({ title: message, text: 'You are logged in.' });
      navigate('/admin', { replace: true });
    },
  });
}
