import type { StaffMember } from '@forecourt/contracts';
import { CancelButton, Dialog, SendButton } from '@forecourt/ui';
import { showToast } from '@forecourt/web-kit';
import { useState } from 'react';
import { whyNot } from '../../../calls/why-not.ts';
import { ErrorNote } from '../../../error-note/error-note.tsx';
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
        <Dialog
          title={`Take the second factor from ${name}?`}
          onClose={() => setAsked(false)}
          footer={
            <>
              <CancelButton className="grow" />
              <SendButton
                variant="dark"
                className="grow"
                isSending={isPending}
                underWay="One moment..."
                onClick={() => mutate(undefined)}
              >
                Take it away
              </SendButton>
            </>
          }
        >
          <div className="stack gap-4 py-5">
            <p>
              Speak to them first: somebody who knows the password may pretend to be them. They are logged out everywhere, their
              passkeys are removed, and the password alone lets them in until they turn it on again.
            </p>
            {error && <ErrorNote>{whyNot(error)}</ErrorNote>}
          </div>
        </Dialog>
      )}
    </>
  );
}
