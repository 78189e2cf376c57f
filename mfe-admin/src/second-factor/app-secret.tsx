import type { NewAuthenticator } from '@forecourt/contracts';
import { queryOptions, useDealership, useQuery } from '@forecourt/web-kit';
import { namedUri } from './named-uri.ts';
import styles from './second-factor.module.css';

/** What the app is given, as a QR code: the secret goes nowhere to be drawn. */
const appCodeQuery = (uri: string) =>
  queryOptions({
    queryKey: ['app-code', uri],
    queryFn: async () => (await import('./qr-code.ts')).qrCode(uri),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** What an authenticator app is to be given, to scan or to type. */
export function AppSecret({ secret, ...made }: NewAuthenticator) {
  const uri = namedUri(made.uri, useDealership().tradingName);
  const { data: code } = useQuery(appCodeQuery(uri));
  return (
    <div className={styles.app}>
      <p>Scan this with your authenticator app:</p>
      {code ? (
        <svg
          viewBox={`-4 -4 ${code.size + 8} ${code.size + 8}`}
          role="img"
          aria-label="QR code for the app"
          className={styles.square}
        >
          <path d={code.path} />
        </svg>
      ) : (
        <div className={styles.square} />
      )}
      <p>
        If the app is on this device, <a href={uri}>open it</a>. Otherwise you can also type this key into it:
      </p>
      <code className={styles.secret}>{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
    </div>
  );
}
