import type { PolicySection } from '../../policy/policy-section.ts';

function LiabilityAndLaw() {
  return (
    <>
      <p>
        Nothing here limits our liability for death or injury caused by our negligence, for fraud, or where the law does not allow
        it to be limited, and nothing takes away a consumer's statutory rights. To consumers we are liable for loss that was
        foreseeable when the contract was made; we are not liable to consumers for business losses.
      </p>
      <p>
        To businesses we are not liable for loss of profit, work, contracts or goodwill, or for indirect loss, and our total
        liability is limited to the price paid for the van or service concerned. Neither of us is liable for events beyond our
        reasonable control, such as late delivery by the manufacturer; we will tell you and agree a new date, or you may cancel.
      </p>
      <p>
        If any part of these terms is not enforceable, the rest still applies. We may change them for the future; each sale is
        governed by the terms in force at the time. The law of England and Wales applies, and its courts have jurisdiction.
        Consumers who live in Scotland or Northern Ireland keep the protection of their own law and may also go to their own
        courts.
      </p>
    </>
  );
}

export const liabilityAndLaw: PolicySection = { id: 'liability-and-law', title: 'Liability and law', Text: LiabilityAndLaw };
