import type { StaffMember } from '@forecourt/contracts';
import { Button, buttonClass, Container, ErrorState, Icon, Plus, Skeleton } from '@forecourt/ui';
import { useQuery, useSearchParams } from '@forecourt/web-kit';
import type { ReactNode } from 'react';
import { OverlayLink } from '../../../address/overlay-link.tsx';
import { useCloseOverlay } from '../../../address/use-close-overlay.ts';
import { ListHead } from '../../../list-head/list-head.tsx';
import { MailNotice } from '../../../mail/mail-notice.tsx';
import { staffQuery } from '../api/get-staff.ts';
import { signInPolicyQuery } from '../api/sign-in-policy.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberDialog } from './member-dialog.tsx';
import { MemberRow } from './member-row.tsx';
import { SecondFactorRule } from './second-factor-rule.tsx';
import styles from './staff-tab.module.css';

interface StaffTabProps {
  /** What waits for somebody, said before their account is disabled. */
  readonly openWork: (member: StaffMember) => ReactNode;
}

/** Who has an account, and whom to invite. */
export function StaffTab({ openWork }: StaffTabProps) {
  const [params] = useSearchParams();
  const onClose = useCloseOverlay();
  const { data: members, isError, refetch } = useQuery(staffQuery);
  const { data: policy } = useQuery(signInPolicyQuery);
  const isFactorRequired = policy?.requiresSecondFactor ?? false;
  const chosen = members?.find(({ id }) => id === params.get('member'));
  return (
    <Container className={styles.tab}>
      <ListHead title="Staff">
        <OverlayLink open={{ invite: '' }} className={buttonClass({ variant: 'primary', size: 'small' })}>
          <Icon of={Plus} small />
          Invite somebody
        </OverlayLink>
      </ListHead>
      <div className={styles.notice}>
        <MailNotice>
          invitations and links for a new password are not sent. You see each link once instead, to pass it on yourself.
        </MailNotice>
      </div>
      {members && (
        <ul className="rounded-lg edged paper">
          {members.map((member) => (
            <MemberRow key={member.id} {...{ member, isFactorRequired }} />
          ))}
        </ul>
      )}
      {members && policy && <SecondFactorRule members={members} isRequired={isFactorRequired} />}
      {members?.length === 1 && (
        <p className={styles.lead}>
          So far there is one account, and whoever has its password may do everything. Invite your colleagues: each gets a
          password of their own and a role, and the activity says who did what.
        </p>
      )}
      {!members && !isError && (
        <div role="status">
          <span className="visually-hidden">Loading the staff</span>
          <Skeleton className={styles.skeleton} />
        </div>
      )}
      {!members && isError && (
        <ErrorState
          title="Error Loading Staff"
          text="The staff could not be loaded. Nothing has changed."
          action={
            <Button variant="primary" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        />
      )}
      {params.has('invite') && <InviteDialog onClose={onClose} />}
      {chosen && <MemberDialog key={chosen.id} member={chosen} openWork={openWork(chosen)} onClose={onClose} />}
    </Container>
  );
}
