import { useQuery } from '@forecourt/web-kit';
import { scheduledPostsQuery } from '../../../posts/get-scheduled-posts.ts';
import { unconfirmedPostsQuery } from '../../../posts/get-unconfirmed-posts.ts';
import { plannedInWords } from '../../../time/moment-in-words.ts';
import { Figures } from './figures.tsx';
import { Part } from './part.tsx';

const LOOK = "We don't know whether a post is on the page. Look, and tell us what you found.";
const LIST = '/admin?tab=today&posts=';

/** Posts that wait for staff, because they were not sent or nobody knows whether they were, and those that are still to come. */
export function PostsToday() {
  const scheduled = useQuery(scheduledPostsQuery());
  const sent = useQuery(unconfirmedPostsQuery());
  const query = {
    data: scheduled.data && sent.data && { posts: scheduled.data, unconfirmed: sent.data.posts },
    isError: scheduled.isError || sent.isError,
    refetch: () => Promise.all([scheduled.refetch(), sent.refetch()]),
  };
  return (
    <Part title="Posts" query={query} isWide>
      {({ posts, unconfirmed }) => {
        const held = posts.filter(({ hold }) => hold !== null);
        const waiting = posts.filter(({ hold }) => hold === null);
        const needed = held.length + unconfirmed.length;
        const [first] = held;
        const [next] = waiting;
        return (
          <Figures
            figures={[
              {
                label: needed === 1 ? 'Post that needs you' : 'Posts that need you',
                value: needed,
                to: LIST,
                detail: unconfirmed.length > 0 ? LOOK : first?.hold?.detail,
                isUrgent: needed > 0,
              },
              {
                label: waiting.length === 1 ? 'Scheduled post' : 'Scheduled posts',
                value: waiting.length,
                to: LIST,
                detail:
                  next &&
                  `Next: ${plannedInWords(next.publishAt)}${next.channel === 'outbox' ? ', but no account is connected' : ''}`,
              },
            ]}
          />
        );
      }}
    </Part>
  );
}
