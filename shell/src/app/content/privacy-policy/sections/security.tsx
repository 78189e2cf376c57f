import type { PolicySection } from '../../policy/policy-section.ts';

function Security() {
  return (
    <>
      <p>
        Everything sent to and from this website is encrypted in transit. Enquiries are kept in a separate database that only the
        people who answer them can read, behind a password and a session that expires. Our forms are protected against automated
        abuse, our staff see personal data only where their work requires it, and paper records are locked away and shredded.
      </p>
      <p>
        No system is perfectly safe. If something goes wrong that puts you at high risk, we will tell you without delay, and we
        report breaches to the Information Commissioner's Office within 72 hours where the law requires it. Please do not send us
        bank or card details by email or chat. Before paying into an account whose details arrived by email, call us on a number
        you already know.
      </p>
    </>
  );
}

export const security: PolicySection = { id: 'security', title: 'How we protect it', Text: Security };
