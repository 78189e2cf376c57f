import type { PolicySection } from '../../policy/policy-section.ts';

function Security() {
  return (
    <>
      <p>
        This website is encrypted in transit. Enquiries are kept in a database of their own that only the people who answer them
        can read, behind a password and a session that expires. Our forms are guarded against automated abuse, our staff see
        personal data only where their work needs it, and paper is locked away and shredded.
      </p>
      <p>
        No system is perfectly safe. If something goes wrong that puts you at high risk we will tell you without delay, and we
        report breaches to the Information Commissioner's Office within 72 hours where the law requires it. Please do not send us
        bank or card details by email or chat, and call us on a number you already know before paying to bank details that arrive
        in an email.
      </p>
    </>
  );
}

export const security: PolicySection = { id: 'security', title: 'How we protect it', Text: Security };
