import { specialDayNotes } from '@forecourt/rules';
import { PhoneCard } from '@forecourt/ui';
import { today, useDealership } from '@forecourt/web-kit';

export function FinanceTeam() {
  const dealership = useDealership();
  return (
    <PhoneCard title="Talk to our finance team" telephone={dealership}>
      <p>{dealership.phoneHours}</p>
      {specialDayNotes(dealership.specialDays, today()).map((note) => (
        <p key={note} className="strong">
          {note}
        </p>
      ))}
      <a href={`mailto:${dealership.financeEmail}`} className="inline-row target ink breakable">
        {dealership.financeEmail}
      </a>
    </PhoneCard>
  );
}
