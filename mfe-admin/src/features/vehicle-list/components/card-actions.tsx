import type { ListedVehicle } from '@forecourt/contracts';
import { Button, buttonClass, classes, Icon, MessageCircle, Pencil, Printer, Share2, Trash2 } from '@forecourt/ui';
import { Link, useSearchParams } from '@forecourt/web-kit';
import { useEffect, useRef, useState } from 'react';
import { officeAddress } from '../../../address/office-address.ts';
import { OverlayLink } from '../../../address/overlay-link.tsx';
import { mayI } from '../../../session/own-account.ts';
import { useDeleteVehicle } from '../api/delete-vehicle.ts';
import styles from './card-actions.module.css';
import { DeleteDialog } from './delete-dialog.tsx';
import { HoldButton } from './hold-button.tsx';
import { PublishButton } from './publish-button.tsx';

interface CardActionsProps {
  readonly vehicle: ListedVehicle;
  readonly title: string;
}

/** The name of the next van, or of the previous one if this is the last. */
const besides = (button: HTMLElement): HTMLElement | null | undefined => {
  const item = button.closest('li');
  return (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector<HTMLElement>('h2 a');
};

/** Edit, add an enquiry, take off the site, post, print and delete, or publish before it can be posted and printed: icons with tooltips on wide screens, words on small ones. */
export function CardActions({ vehicle, title }: CardActionsProps) {
  const { id, isHeld } = vehicle;
  const [params] = useSearchParams();
  const { mutate: remove, isPending } = useDeleteVehicle();
  const [asked, setAsked] = useState<HTMLElement | null>(null);
  /** Where the focus goes when the card has gone. */
  const focusAfter = useRef<HTMLElement | null | undefined>(null);
  // Not before the dialog has gone with it.
  useEffect(() => () => void requestAnimationFrame(() => focusAfter.current?.focus()), []);
  const look = classes(buttonClass({ variant: 'quiet', size: 'small' }), styles.action);
  return (
    <div className={styles.actions}>
      {mayI('stock.write') && (
        <OverlayLink open={{ edit: String(id) }} className={look} title="Edit" aria-label={`Edit ${title}`}>
          <Icon of={Pencil} />
          <span>Edit</span>
        </OverlayLink>
      )}
      {isHeld && mayI('stock.write') && <PublishButton vehicle={vehicle} title={title} className={look} />}
      {!isHeld && mayI('enquiries.work') && (
        <OverlayLink open={{ enter: String(id) }} className={look} title="Add enquiry" aria-label={`Add enquiry: ${title}`}>
          <Icon of={MessageCircle} />
          <span>Add enquiry</span>
        </OverlayLink>
      )}
      {!isHeld && mayI('stock.write') && <HoldButton vehicle={vehicle} title={title} className={classes(look, styles.hold)} />}
      {!isHeld && mayI('social.publish') && (
        <OverlayLink open={{ post: String(id) }} className={look} title="Post to Social" aria-label={`Post to Social: ${title}`}>
          <Icon of={Share2} />
          <span>Post to Social</span>
        </OverlayLink>
      )}
      {!isHeld && (
        <Link
          to={`/vehicle/${id}?card=a4&from=${encodeURIComponent(officeAddress(params, {}))}`}
          className={look}
          title="Print price card"
          aria-label={`Print price card: ${title}`}
        >
          <Icon of={Printer} />
          <span>Price card</span>
        </Link>
      )}
      {mayI('stock.write') && (
        <Button
          variant="quiet"
          size="small"
          className={classes(styles.action, styles.danger)}
          title="Delete"
          aria-label={`Delete ${title}`}
          onClick={({ currentTarget }) => setAsked(currentTarget)}
        >
          <Icon of={Trash2} />
          <span>Delete</span>
        </Button>
      )}
      {asked && (
        <DeleteDialog
          vehicle={vehicle}
          isDeleting={isPending}
          onKeep={() => {
            focusAfter.current = null;
            setAsked(null);
          }}
          onDelete={() => {
            focusAfter.current = besides(asked);
            remove(vehicle);
          }}
        />
      )}
    </div>
  );
}
