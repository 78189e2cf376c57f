import { useDealership } from '@forecourt/web-kit';
import type { PolicySection } from '../../policy/policy-section.ts';

function ComplaintsAndChanges() {
  const { legal } = useDealership();
  return (
    <>
      <p>
        If you are unhappy with how we handle your data, please tell us first, so that we can put it right:{' '}
        <a href={`mailto:${legal.complaintsEmail}`}>{legal.complaintsEmail}</a>, or {legal.complaintsAddress}.
      </p>
      <p>
        You may complain to the Information Commissioner's Office at any time:{' '}
        <a href="https://ico.org.uk/make-a-complaint/">ico.org.uk/make-a-complaint</a>, telephone{' '}
        <a href="tel:+443031231113">0303 123 1113</a>, or Wycliffe House, Water Lane, Wilmslow, Cheshire SK9 5AF. You may also go
        to court.
      </p>
      <p>
        We update this policy when what we do changes; the date at the top shows when it was last updated. If a change matters to
        you, we announce it before it takes effect, on this website or, where we have your contact details, directly.
      </p>
    </>
  );
}

export const complaintsAndChanges: PolicySection = {
  id: 'complaints-and-changes',
  title: 'Complaints, and changes to this policy',
  Text: ComplaintsAndChanges,
};
