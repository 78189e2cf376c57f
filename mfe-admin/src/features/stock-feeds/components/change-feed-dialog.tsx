import type { StockFeedName } from '@forecourt/contracts';
import { CancelButton, Dialog, SendButton } from '@forecourt/ui';
import { whyNot } from '../../../calls/why-not.ts';
import { ErrorNote } from '../../../error-note/error-note.tsx';
import { FEED_NAMES } from '../../../stock/feed-names.ts';
import { useChangeFeed } from '../api/stock-feeds.ts';

interface ChangeFeedDialogProps {
  readonly feed: StockFeedName;
  readonly change: 'renew' | 'turn off';
  readonly onClose: () => void;
}

const WORDS = {
  renew: {
    title: 'New address',
    text: 'The present address stops working at once. Whoever fetches this feed needs the new one.',
    verb: 'Make new address',
    underWay: 'Making...',
  },
  'turn off': {
    title: 'Turn off',
    text: 'The address stops working at once, for good. A marketplace that reads it may take your vans off.',
    verb: 'Turn off',
    underWay: 'Turning off...',
  },
} as const;

/** Asks before an address stops working. */
export function ChangeFeedDialog({ feed, change, onClose }: ChangeFeedDialogProps) {
  const { mutate, isPending, error } = useChangeFeed(feed);
  const { title, text, verb, underWay } = WORDS[change];
  return (
    <Dialog
      title={`${title}: ${FEED_NAMES[feed]}`}
      onClose={onClose}
      footer={
        <>
          <CancelButton className="grow" />
          <SendButton
            variant="primary"
            className="grow"
            isSending={isPending}
            underWay={underWay}
            onClick={() => mutate(change, { onSuccess: onClose })}
          >
            {verb}
          </SendButton>
        </>
      }
    >
      <div className="stack gap-3 py-5">
        <p className="pretty">{text}</p>
        {error && <ErrorNote>{whyNot(error)}</ErrorNote>}
      </div>
    </Dialog>
  );
}
