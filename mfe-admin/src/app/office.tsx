import { useSearchParams } from '@forecourt/web-kit';
import { useCloseOverlay } from '../address/use-close-overlay.ts';
import { useFocusKept } from '../address/use-focus-kept.ts';
import { AuditLogTab } from '../features/audit-log/components/audit-log-tab.tsx';
import { EditVehicleOverlay } from '../features/edit-vehicle/components/edit-vehicle-overlay.tsx';
import { OperationsTab } from '../features/operations/components/operations-tab.tsx';
import { AccountDialog } from '../features/own-account/components/account-dialog.tsx';
import { ReleasesTab } from '../features/releases/components/releases-tab.tsx';
import { SettingsTab } from '../features/settings/components/settings-tab.tsx';
import { ShortcutsDialog } from '../features/shortcuts/components/shortcuts-dialog.tsx';
import { useShortcuts } from '../features/shortcuts/hooks/use-shortcuts.ts';
import { StaffTab } from '../features/staff/components/staff-tab.tsx';
import { FeedsDialog } from '../features/stock-feeds/components/feeds-dialog.tsx';
import { ImportDialog } from '../features/stock-import/components/import-dialog.tsx';
import { VehiclesTab } from '../features/vehicle-list/components/vehicles-tab.tsx';
import { mayI } from '../session/own-account.ts';
import { SignInAgainDialog } from '../session/sign-in-again-dialog.tsx';
import { AddVehicleOverlay } from './add-vehicle-overlay.tsx';
import { EnquiriesSection } from './enquiries-section.tsx';
import styles from './office.module.css';
import { OfficeHeader } from './office-header.tsx';
import { PostOverlay } from './post-overlay.tsx';
import { ReplyOverlay } from './reply-overlay.tsx';
import { addressOf, ownTabs, TABS, type Tab, tabOf } from './tabs.ts';
import { ForbiddenTab, UnknownTab } from './unknown-tab.tsx';

/** The back office: its tabs and the open overlay. */
export function Office() {
  const [params] = useSearchParams();
  const tab = tabOf(params.get('tab'));
  const edited = params.get('edit');
  const answered = params.get('reply');
  const close = useCloseOverlay();
  const tabs = ownTabs();
  const mayOpen = tab !== undefined && tabs.includes(tab);
  useShortcuts(tabs.map(addressOf));
  useFocusKept(`${tab} ${params.get('view')}`);
  return (
    <div className={styles.office}>
      <OfficeHeader tab={tab} />
      <main id="main" tabIndex={-1} aria-label={tab ? TABS[tab] : 'No such page'}>
        {tab === undefined && <UnknownTab />}
        {tab !== undefined && !mayOpen && <ForbiddenTab name={TABS[tab]} />}
        {mayOpen && <Content tab={tab} />}
      </main>
      {params.has('add') && mayI('stock.write') && <AddVehicleOverlay />}
      {edited && mayI('stock.write') && <EditVehicleOverlay key={edited} id={edited} onClose={close} />}
      {params.has('post') && mayI('social.publish') && <PostOverlay />}
      {params.has('import') && mayI('stock.write') && <ImportDialog id={params.get('import') ?? ''} onClose={close} />}
      {params.has('feeds') && mayI('stock.write') && <FeedsDialog onClose={close} />}
      {answered && mayI('enquiries.work') && <ReplyOverlay key={answered} id={answered} />}
      {params.has('keys') && <ShortcutsDialog tabs={tabs.map((one) => TABS[one])} onClose={close} />}
      {params.has('account') && <AccountDialog onClose={close} />}
      <SignInAgainDialog />
    </div>
  );
}

function Content({ tab }: { readonly tab: Tab }) {
  if (tab === 'inquiries') return <EnquiriesSection />;
  if (tab === 'activity') return <AuditLogTab />;
  if (tab === 'operations') return <OperationsTab />;
  if (tab === 'releases') return <ReleasesTab />;
  if (tab === 'settings') return <SettingsTab />;
  if (tab === 'staff') return <StaffTab />;
  return <VehiclesTab />;
}
