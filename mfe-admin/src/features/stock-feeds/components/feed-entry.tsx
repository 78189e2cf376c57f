import type { StockFeed } from '@forecourt/contracts';
import { Badge, SendButton } from '@forecourt/ui';
import { useState } from 'react';
import { takeFocus } from '../../../address/take-focus.ts';
import { whyNot } from '../../../calls/why-not.ts';
import { ErrorNote } from '../../../error-note/error-note.tsx';
import { FEED_NAMES } from '../../../stock/feed-names.ts';
import { useChangeFeed } from '../api/stock-feeds.ts';
import { FEED_WORDS, holdsWords } from '../feed-words.ts';
import { ChangeFeedDialog } from './change-feed-dialog.tsx';
import { FeedAddress } from './feed-address.tsx';
import styles from './feed-entry.module.css';

/** A feed: off, or with its address. */
export function FeedEntry({ feed }: { readonly feed: StockFeed }) {
  const name = FEED_NAMES[feed.name];
  const { mutate, isPending, error } = useChangeFeed(feed.name);
  // What was pressed has gone with the state it belonged to.
  const [addressAtFirst] = useState(feed.address);
  const ref = feed.address === addressAtFirst ? null : takeFocus;
  const [asked, setAsked] = useState<'renew' | 'turn off' | null>(null);
  return (
    <section aria-label={name} className={styles.feed}>
      <div className={styles.head}>
        <h3 className="h5">{name}</h3>
        <span role="status">
          <Badge tone={feed.address ? 'green' : 'grey'}>{feed.address ? 'On' : 'Off'}</Badge>
        </span>
      </div>
      <p className="small body pretty">{FEED_WORDS[feed.name]}</p>
      {/* A release before this one does not count them. */}
      {feed.holds && <p className="small muted">{holdsWords(feed.holds)}</p>}
      {feed.address ? (
        <FeedAddress
          key={feed.address}
          copyRef={ref}
          address={feed.address}
          lastFetchedAt={feed.lastFetchedAt}
          onAsk={setAsked}
        />
      ) : (
        <div>
          <SendButton
            ref={ref}
            size="small"
            aria-label={`Turn on ${name}`}
            isSending={isPending}
            underWay="Turning on..."
            onClick={() => mutate('renew')}
          >
            Turn on
          </SendButton>
        </div>
      )}
      {error && !asked && <ErrorNote>{whyNot(error)}</ErrorNote>}
      {asked && <ChangeFeedDialog feed={feed.name} change={asked} onClose={() => setAsked(null)} />}
    </section>
  );
}
