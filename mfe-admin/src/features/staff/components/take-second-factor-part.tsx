import type { StaffMember } from '@forecourt/contracts';
import { showToast } from '@forecourt/web-kit';
import { useState } from 'react';
import { ConfirmDialog } from '../../../confirm-dialog/confirm-dialog.tsx';
import { useTakeSecondFactor } from '../api/change-staff.ts';
import { MemberPart } from './member-part.tsx';

interface TakeSecondFactorPartProps {
  readonly member: StaffMember;
  readonly onClose: () => void;
}

/** The way back for a colleague who has lost the phone and the recovery codes. */
export function TakeSecondFactorPart({ member: { id, name }, onClose }: TakeSecondFactorPartProps) {
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, error } = useTakeSecondFactor(id, () => {
    showToast({
      title: 'Second factor taken away',
      text: `Until ${name} sets up a new one, the password is all that is asked for.`,
    });
    onClose();
  });
  return (
    <>
      <MemberPart
        what="The login also asks for a code, or takes a passkey. Has the phone been lost, and every recovery code?"
        verb="Take second factor away"
        isPending={false}
        error={null}
        onPress={() => setAsked(true)}
      />
      {isAsked && (
        <ConfirmDialog
          title={`Take the second factor from ${name}?`}
          verb="Take it away"
          {...{ isPending, error }}
          onConfirm={() => mutate(undefined)}
          onClose={() => setAsked(false)}
        >
          Speak to them first: somebody who knows the password may pretend to be them. They are logged out everywhere, and their
          passkeys are removed. Until they set up a new one, the password is all that is asked for.
        </ConfirmDialog>
      )}
    </>
  );
}
