import { type Api, ApiError, type ApiRequest, apiOf, type QueryClient } from '@forecourt/web-kit';
import { bearer } from './bearer.ts';
import { signInAgain } from './sign-in-again.ts';
import { storedToken } from './token.ts';

/**
 * The API client of staff calls. When the session has ended, whoever sits there is asked to sign in over what they have
 * open, and the call is then made again: nothing typed is lost. Refusing that leaves the 401.
 */
export function staffApiOf(client: QueryClient): Api {
  const api = apiOf(client);
  const request: Api['request'] = async (path, options: ApiRequest = {}) => {
    const send = () => {
      const headers = { ...options.headers, ...bearer(storedToken.current()) };
      return api.request(path, { ...options, headers });
    };
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401) || !(await signInAgain.ask())) throw error;
      return send();
    }
  };
  return {
    request,
    json: async <Answer>(path: string, options?: ApiRequest) => {
      const text = await (await request(path, options)).text();
      return (text === '' ? null : JSON.parse(text)) as Answer;
    },
  };
}
