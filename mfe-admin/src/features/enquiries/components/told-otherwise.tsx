import type { Enquiry } from '@forecourt/contracts';
import { Icon, TriangleAlert } from '@forecourt/ui';
import { OverlayLink } from '../../../address/overlay-link.tsx';
import { toldOtherwise } from '../appointment-words.ts';
import styles from './told-otherwise.module.css';

/** Says that a reply names another time than the appointment has now, with the way to put it right. */
export function ToldOtherwise({ enquiry }: { readonly enquiry: Enquiry }) {
  const told = toldOtherwise(enquiry);
  if (told === null) return null;
  const { reply, when, isSent } = told;
  const { id, customerName } = enquiry;
  return (
    <p role="note" className={styles.notice}>
      <Icon of={TriangleAlert} />
      <span>
        {isSent
          ? `${customerName} was told ${when}, and has not been told of this time.`
          : `The reply that is not sent says ${when}, and ${customerName} has not been told of this time.`}{' '}
        <OverlayLink open={{ reply: String(id), ...(!isSent && { unsent: String(reply.id) }) }}>
          {isSent ? 'Tell them the new time' : 'Edit the reply'}
        </OverlayLink>
      </span>
    </p>
  );
}
