import { lazyDialog, lazyTab } from './lazy-part.tsx';

// Everything but the tab that opens first: a page of the back office loads what it shows, the rest follows a second later.

export const EnquiriesSection = lazyTab('Enquiries', async () => {
  const { EnquiriesSection: component } = await import('./enquiries-section.tsx');
  return { default: component };
});

export const AuditLogTab = lazyTab('Activity', async () => {
  const { AuditLogTab: component } = await import('../features/audit-log/components/audit-log-tab.tsx');
  return { default: component };
});

export const OperationsTab = lazyTab('Operations', async () => {
  const { OperationsTab: component } = await import('../features/operations/components/operations-tab.tsx');
  return { default: component };
});

export const ReleasesTab = lazyTab('Releases', async () => {
  const { ReleasesTab: component } = await import('../features/releases/components/releases-tab.tsx');
  return { default: component };
});

export const SettingsTab = lazyTab('Settings', async () => {
  const { SettingsTab: component } = await import('../features/settings/components/settings-tab.tsx');
  return { default: component };
});

export const StaffSection = lazyTab('Staff', async () => {
  const { StaffSection: component } = await import('./staff-section.tsx');
  return { default: component };
});

export const AddVehicleOverlay = lazyDialog('Add vehicle', async () => {
  const { AddVehicleOverlay: component } = await import('./add-vehicle-overlay.tsx');
  return { default: component };
});

export const EditVehicleOverlay = lazyDialog('Edit vehicle', async () => {
  const { EditVehicleOverlay: component } = await import('../features/edit-vehicle/components/edit-vehicle-overlay.tsx');
  return { default: component };
});

export const PostOverlay = lazyDialog('Post to social media', async () => {
  const { PostOverlay: component } = await import('./post-overlay.tsx');
  return { default: component };
});

export const ScheduledPostsDialog = lazyDialog('Scheduled posts', async () => {
  const { ScheduledPostsDialog: component } = await import('../features/social-post/components/scheduled-posts-dialog.tsx');
  return { default: component };
});

export const ImportDialog = lazyDialog('Import stock', async () => {
  const { ImportDialog: component } = await import('../features/stock-import/components/import-dialog.tsx');
  return { default: component };
});

export const FeedsDialog = lazyDialog('Stock feeds', async () => {
  const { FeedsDialog: component } = await import('../features/stock-feeds/components/feeds-dialog.tsx');
  return { default: component };
});

export const EnterEnquiryDialog = lazyDialog('Add enquiry', async () => {
  const { EnterEnquiryDialog: component } = await import('../features/enquiries/components/enter-enquiry-dialog.tsx');
  return { default: component };
});

export const ReplyOverlay = lazyDialog('Reply', async () => {
  const { ReplyOverlay: component } = await import('./reply-overlay.tsx');
  return { default: component };
});

export const AccountDialog = lazyDialog('Your account', async () => {
  const { AccountDialog: component } = await import('../features/own-account/components/account-dialog.tsx');
  return { default: component };
});

export const TodaySection = lazyTab('Today', async () => {
  const { TodaySection: component } = await import('./today-section.tsx');
  return { default: component };
});

export const FiguresDialog = lazyDialog('Figures', async () => {
  const { FiguresDialog: component } = await import('../features/figures/components/figures-dialog.tsx');
  return { default: component };
});
