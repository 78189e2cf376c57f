import { useQueryClient, useSearchParams } from '@forecourt/web-kit';
import { useEffect } from 'react';
import { useCloseOverlay } from '../address/use-close-overlay.ts';
import { useFocusKept } from '../address/use-focus-kept.ts';
import { ShortcutsDialog } from '../features/shortcuts/components/shortcuts-dialog.tsx';
import { useShortcuts } from '../features/shortcuts/hooks/use-shortcuts.ts';
import { VehiclesTab } from '../features/vehicle-list/components/vehicles-tab.tsx';
import { mayI } from '../session/own-account.ts';
import { SignInAgainDialog } from '../session/sign-in-again-dialog.tsx';
import { fetchLists } from './fetch-lists.ts';
import { ForRole } from './for-role.tsx';
import { fetchParts } from './lazy-part.tsx';
import styles from './office.module.css';
import { OfficeHeader } from './office-header.tsx';
import {
  AccountDialog,
  AddVehicleOverlay,
  AuditLogTab,
  EditVehicleOverlay,
  EnquiriesSection,
  EnterEnquiryDialog,
  FeedsDialog,
  FiguresDialog,
  ImportDialog,
  OperationsTab,
  PostOverlay,
  ReleasesTab,
  ReplyOverlay,
  ScheduledPostsDialog,
  SettingsTab,
  StaffSection,
  TodaySection,
} from './parts.ts';
import { addressOf, ownTabs, TABS, type Tab, tabOf } from './tabs.ts';
import { ForbiddenTab, UnknownTab } from './unknown-tab.tsx';
import { useLiveChanges } from './use-live-changes.ts';

/** The other parts and the lists are loaded after this, so that what the first view asks for comes first. */
const AFTER_FIRST_VIEW_MS = 1_000;

/** The back office: its tabs and the open overlay. */
export function Office() {
  const client = useQueryClient();
  const [params] = useSearchParams();
  const tab = tabOf(params.get('tab'));
  const edited = params.get('edit');
  const answered = params.get('reply');
  const entered = params.get('enter');
  const figured = params.get('figures');
  const close = useCloseOverlay();
  const tabs = ownTabs();
  const mayOpen = tab !== undefined && tabs.includes(tab);
  useLiveChanges();
  useShortcuts(tabs.map(addressOf));
  useEffect(() => {
    const timer = setTimeout(() => {
      fetchParts();
      fetchLists(client);
    }, AFTER_FIRST_VIEW_MS);
    return () => clearTimeout(timer);
  }, [client]);
  useFocusKept(`${tab} ${params.get('view')}`);
  return (
    <div className={styles.office}>
      <OfficeHeader tab={tab} />
      <main id="main" tabIndex={-1} aria-label={tab ? TABS[tab] : 'No such page'}>
        {tab === undefined && <UnknownTab />}
        {tab !== undefined && !mayOpen && <ForbiddenTab name={TABS[tab]} />}
        {mayOpen && <Content tab={tab} />}
      </main>
      {params.has('add') && (
        <ForRole may="stock.write" name="Add vehicle" onClose={close}>
          <AddVehicleOverlay />
        </ForRole>
      )}
      {edited && (
        <ForRole key={`edit ${edited}`} may="stock.write" name="Edit vehicle" onClose={close}>
          <EditVehicleOverlay id={edited} onClose={close} />
        </ForRole>
      )}
      {params.has('post') && (
        <ForRole may="social.publish" name="Post to social media" onClose={close}>
          <PostOverlay />
        </ForRole>
      )}
      {params.has('posts') && (
        <ForRole may="social.publish" name="Scheduled posts" onClose={close}>
          <ScheduledPostsDialog id={params.get('posts') ?? ''} onClose={close} />
        </ForRole>
      )}
      {params.has('import') && (
        <ForRole may="stock.write" name="Import stock" onClose={close}>
          <ImportDialog id={params.get('import') ?? ''} onClose={close} />
        </ForRole>
      )}
      {params.has('feeds') && (
        <ForRole may="feeds.manage" name="Stock feeds" onClose={close}>
          <FeedsDialog onClose={close} />
        </ForRole>
      )}
      {figured && mayI('stock.read') && <FiguresDialog key={figured} id={figured} onClose={close} />}
      {entered !== null && (
        <ForRole key={`enter ${entered}`} may="enquiries.work" name="Add enquiry" onClose={close}>
          <EnterEnquiryDialog about={entered} onClose={close} />
        </ForRole>
      )}
      {answered && (
        <ForRole key={`reply ${answered}`} may="enquiries.work" name="Reply" onClose={close}>
          <ReplyOverlay id={answered} unsent={params.get('unsent')} />
        </ForRole>
      )}
      {params.has('keys') && <ShortcutsDialog tabs={tabs.map((one) => TABS[one])} onClose={close} />}
      {params.has('account') && <AccountDialog onClose={close} />}
      <SignInAgainDialog />
    </div>
  );
}

function Content({ tab }: { readonly tab: Tab }) {
  if (tab === 'today') return <TodaySection />;
  if (tab === 'inquiries') return <EnquiriesSection />;
  if (tab === 'activity') return <AuditLogTab />;
  if (tab === 'operations') return <OperationsTab />;
  if (tab === 'releases') return <ReleasesTab />;
  if (tab === 'settings') return <SettingsTab />;
  if (tab === 'staff') return <StaffSection />;
  return <VehiclesTab />;
}
