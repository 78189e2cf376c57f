import { useQuery } from '@forecourt/web-kit';
import { scheduledPostsQuery } from '../../../posts/get-scheduled-posts.ts';
import { plannedInWords } from '../../../time/moment-in-words.ts';
import { Figures } from './figures.tsx';
import { Part } from './part.tsx';

const LIST = '/admin?tab=today&posts=';

/** Posts that were not sent and wait for staff, and those that are still to come. */
export function PostsToday() {
  return (
    <Part title="Posts" query={useQuery(scheduledPostsQuery())} isWide>
      {(posts) => {
        const held = posts.filter(({ hold }) => hold !== null);
        const waiting = posts.filter(({ hold }) => hold === null);
        const [first] = held;
        const [next] = waiting;
        return (
          <Figures
            figures={[
              {
                label: 'Posts that need you',
                value: held.length,
                to: LIST,
                detail: first?.hold?.detail,
                isUrgent: held.length > 0,
              },
              {
                label: 'Scheduled posts',
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
