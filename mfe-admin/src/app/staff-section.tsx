import { OpenWork } from '../features/enquiries/components/open-work.tsx';
import { StaffTab } from '../features/staff/components/staff-tab.tsx';

/** The staff, with what waits for each of them. */
export const StaffSection = () => <StaffTab openWork={(member) => <OpenWork account={member.id} name={member.name} />} />;
