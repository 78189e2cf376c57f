import { OperationsNotice } from '../features/operations/components/operations-notice.tsx';
import { TodayTab } from '../features/today/components/today-tab.tsx';
import { NameNotice } from '../own-name/name-notice.tsx';
import { mayI } from '../session/own-account.ts';

/** Today, and above it what does not work, for who sees to that, and what the user's account lacks. */
export const TodaySection = () => (
  <TodayTab
    notice={
      <>
        {mayI('operations.manage') && <OperationsNotice />}
        <NameNotice />
      </>
    }
  />
);
