import { PhoneCard } from '@forecourt/ui';
import { useDealership } from '@forecourt/web-kit';

export function FinanceTeam() {
  const dealership = useDealership();
  return (
    <PhoneCard title="Talk to our finance team" telephone={dealership}>
      <p>{dealership.phoneHours}</p>
      <a href={`mailto:${dealership.financeEmail}`} className="inline-row target ink breakable">
        {dealership.financeEmail}
      </a>
    </PhoneCard>
  );
}
