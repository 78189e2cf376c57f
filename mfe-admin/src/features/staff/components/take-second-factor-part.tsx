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
    showToast({ title: 'Second factor taken away', text: `${name} logs in with the password alone now.` });
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
          Speak to them first: somebody who knows the password may pretend to be them. They are logged out everywhere, their
          passkeys are removed, and the password alone lets them in until they turn it on again.
        </ConfirmDialog>
      )}
    </>
  );
}
