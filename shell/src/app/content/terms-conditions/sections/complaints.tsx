import { useDealership } from '@forecourt/web-kit';
import type { PolicySection } from '../../policy/policy-section.ts';

function Complaints() {
  const { legal, phone, phoneE164 } = useDealership();
  return (
    <>
      <p>
        If something is wrong, tell us in whatever way suits you:{' '}
        <a href={`mailto:${legal.complaintsEmail}`}>{legal.complaintsEmail}</a>, <a href={`tel:${phoneE164}`}>{phone}</a>, or
        write to {legal.complaintsAddress}. It is free.
      </p>
      <p>
        We acknowledge your complaint promptly in writing, investigate it and answer within 8 weeks, either with our final
        decision and the reasons for it, or to explain why we need longer and what you can do.
      </p>
      <p>
        If your complaint is about finance or another regulated service and our reply does not resolve it, or 8 weeks have passed,
        you may be able to take it to the Financial Ombudsman Service, free of charge and within six months of our final response.
        It is open to consumers and to most small businesses:{' '}
        <a href="https://www.financial-ombudsman.org.uk/">financial-ombudsman.org.uk</a>, telephone{' '}
        <a href="tel:+448000234567">0800 023 4567</a>, or Exchange Tower, London E14 9SR.
      </p>
      <p>
        If a consumer's complaint is about anything else and we cannot agree, we will name a certified dispute resolution body and
        say whether we agree to use it. You can always go to court.
      </p>
    </>
  );
}

export const complaints: PolicySection = { id: 'complaints', title: 'Complaints', Text: Complaints };
