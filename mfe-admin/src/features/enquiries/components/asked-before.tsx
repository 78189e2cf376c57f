import { useQuery } from '@forecourt/web-kit';
import { askedBeforeQuery } from '../api/get-asked-before.ts';
import { AskedLinks } from './asked-links.tsx';

/** Says what the person has asked before, so that no colleague's enquiry is entered again. @param by see `wayToFind` */
export function AskedBefore({ by }: { readonly by: string | null }) {
  const { data } = useQuery({ ...askedBeforeQuery(by ?? ''), enabled: by !== null });
  const isFound = by !== null && data !== undefined && data.enquiries.length > 0;
  return (
    <div role="status" className="stack gap-1">
      {isFound && (
        <AskedLinks
          title="Has asked before"
          enquiries={data.enquiries}
          more={data.hasMore ? { label: 'All together', to: `/admin?tab=inquiries&with=${data.enquiries[0]?.id}` } : undefined}
        />
      )}
    </div>
  );
}
