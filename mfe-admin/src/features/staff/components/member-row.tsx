import type { StaffMember } from '@forecourt/contracts';
import { Badge, buttonClass } from '@forecourt/ui';
import { OverlayLink } from '../../../address/overlay-link.tsx';
import { ownAccount } from '../../../session/own-account.ts';
import { TimeSince } from '../../../time/time-since.tsx';
import { ROLE_WORDS } from '../role-words.ts';
import styles from './member-row.module.css';

interface MemberRowProps {
  readonly member: StaffMember;
  /** Whether everybody has to have a second factor. */
  readonly isFactorRequired: boolean;
}

/** One account in the list, with what it logs in with besides the password. */
export function MemberRow({ member, isFactorRequired }: MemberRowProps) {
  const { id, name, email, role, state, hasSecondFactor, hasPasskey } = member;
  const isMissing = isFactorRequired && email !== null && state === 'active' && !hasSecondFactor && !hasPasskey;
  const isOwn = id === ownAccount();
  return (
    <li className={styles.row}>
      <div className="shrinks">
        <h2 className={styles.name}>
          {name}
          {isOwn && <Badge tone="outline">You</Badge>}
          {hasPasskey && <Badge tone="green">Passkey</Badge>}
          {hasSecondFactor && <Badge tone="green">Authenticator app</Badge>}
          {isMissing && <Badge tone="orange">No second factor yet</Badge>}
        </h2>
        <p className={styles.email}>{email ?? 'The first account: its password alone, no email'}</p>
      </div>
      <p className={styles.role}>{ROLE_WORDS[role].name}</p>
      <div className={styles.state}>
        <State {...member} />
      </div>
      {email !== null && !isOwn && (
        <OverlayLink open={{ member: id }} className={buttonClass({ size: 'small' })} aria-label={`Change ${name}`}>
          Change
        </OverlayLink>
      )}
    </li>
  );
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'Europe/London' });

function State({ state, lastSignedInAt, link }: StaffMember) {
  if (state === 'disabled') return <Badge tone="grey">Disabled</Badge>;
  if (state === 'active')
    return lastSignedInAt === null ? (
      <span>Not logged in yet</span>
    ) : (
      <span>
        Logged in <TimeSince moment={lastSignedInAt} />
      </span>
    );
  if (link === null || Date.parse(link.expiresAt) < Date.now()) return <Badge tone="orange">Invitation has expired</Badge>;
  return (
    <>
      <Badge tone="warning">Invited</Badge>
      <span>
        {!link.isSent && 'not mailed, '}until {day.format(new Date(link.expiresAt))}
      </span>
    </>
  );
}
