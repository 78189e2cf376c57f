import { type EnquiriesToday, UNSENT } from '@forecourt/contracts';
import { formatMinutes, formatNumber } from '@forecourt/rules';
import { useDealership, useQuery } from '@forecourt/web-kit';
import { clockStart } from '../../../time/clock-start.ts';
import { useNow } from '../../../time/use-now.ts';
import { enquiriesTodayQuery } from '../api/get-today.ts';
import { Figures } from './figures.tsx';
import { Part } from './part.tsx';

const LIST = '/admin?tab=inquiries';
const COMING_UP = `${LIST}&view=coming-up`;

/** Who waits for an answer, and for how long in opening hours; test drives and appointments. */
export function CustomersToday() {
  const { salesHours, specialDays } = useDealership();
  const now = useNow();
  return (
    <Part title="Enquiries" query={useQuery(enquiriesTodayQuery())} isWide>
      {(counted) => (
        <Figures
          figures={[
            {
              label: 'Unanswered',
              value: counted.unanswered,
              to: `${LIST}&status=new`,
              detail: waits(counted, clockStart({ week: salesHours, specialDays }, now)),
              isUrgent: counted.late > 0,
            },
            {
              label: 'Replies not sent',
              value: counted.unsentReplies,
              to: `${LIST}&replies=${UNSENT}`,
              isUrgent: counted.unsentReplies > 0,
            },
            {
              label: 'Test drive requests received today',
              value: counted.testDrives,
              to: `${LIST}&type=test_drive&period=today`,
            },
            { label: 'All appointments', value: counted.appointments, to: `${LIST}&status=appointment` },
            {
              label: 'Past appointments to settle',
              value: counted.appointmentsToSettle,
              to: COMING_UP,
              isUrgent: counted.appointmentsToSettle > 0,
            },
            { label: 'Appointments without a day', value: counted.appointmentsWithoutDay, to: COMING_UP },
          ]}
        />
      )}
    </Part>
  );
}

/** "2 late, waiting up to 3 h 10 min". @param starts when the clock starts, while it stands. */
function waits({ late, longestWaitMinutes }: EnquiriesToday, starts: string | null): string | undefined {
  if (longestWaitMinutes === null) return undefined;
  if (longestWaitMinutes === 0) return starts ?? 'Waiting under a minute of opening hours';
  const longest = formatMinutes(longestWaitMinutes);
  return late > 0 ? `${formatNumber(late)} late, waiting up to ${longest}` : `Waiting up to ${longest}`;
}
