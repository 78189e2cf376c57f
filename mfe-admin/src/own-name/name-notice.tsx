import { Icon, User } from '@forecourt/ui';
import { useQuery } from '@forecourt/web-kit';
import { OverlayLink } from '../address/overlay-link.tsx';
import { accountsQuery } from '../notes/get-accounts.ts';
import { ownAccount } from '../session/own-account.ts';
import styles from './name-notice.module.css';
import { useOwnName } from './use-own-name.ts';

/** Asks whoever has an account without a name for it, before their first letter does. */
export function NameNotice() {
  const { data: accounts } = useQuery(accountsQuery);
  const isNameless = useOwnName() === null;
  if (!isNameless || !accounts?.some(({ id }) => id === ownAccount())) return null;
  return (
    <p className={styles.notice}>
      <Icon of={User} />
      <span>
        Your account has no name yet: colleagues see 'owner', and your letters are from the dealership alone.{' '}
        <OverlayLink open={{ account: '' }}>Add your name</OverlayLink>
      </span>
    </p>
  );
}
