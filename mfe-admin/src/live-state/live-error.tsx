import { Button, ErrorState } from '@forecourt/ui';
import { ApiError } from '@forecourt/web-kit';

export const LOGGED_OUT = 'Your login has ended: reload the page to log in again.';

export const isLoggedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

interface LiveErrorProps {
  /** "Releases" */
  readonly what: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** In place of what is kept up to date, while it could never be read. */
export function LiveError({ what, error, onRetry }: LiveErrorProps) {
  return (
    <ErrorState
      title={`Error Loading ${what}`}
      text={isLoggedOut(error) ? LOGGED_OUT : 'The server cannot be reached. Nothing has changed.'}
      action={
        <Button variant="primary" onClick={onRetry}>
          Try again
        </Button>
      }
    />
  );
}
