import { showToast, today } from '@forecourt/web-kit';
import { saveFile } from '../../../calls/save-file.ts';
import { useSingleMutation } from '../../../calls/use-single-mutation.ts';
import { whyNot } from '../../../calls/why-not.ts';
import { staffApi } from '../../../session/staff-api.ts';

/** The byte order mark, which spreadsheets need for UTF-8 and `text()` strips. */
const BYTE_ORDER_MARK = '\uFEFF';

/** GET /api/inquiries/export, saved as a file: a link could not carry the token. */
export function useExportEnquiries() {
  return useSingleMutation({
    mutationFn: async (query: string) => (await staffApi.request(`/api/inquiries/export?${query}`)).text(),
    onSuccess: (csv) => saveFile(`enquiries-${today()}.csv`, 'text/csv', BYTE_ORDER_MARK, csv),
    onError: (error) => showToast({ tone: 'error', title: 'Failed to export enquiries', text: whyNot(error) }),
  });
}
