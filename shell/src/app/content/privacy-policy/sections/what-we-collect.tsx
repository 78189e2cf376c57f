import type { PolicySection } from '../../policy/policy-section.ts';

function WhatWeCollect() {
  return (
    <>
      <p>We collect what you give us, and little else:</p>
      <ul>
        <li>
          <strong>Enquiries.</strong> Your name, email address and telephone number, the van you asked about, what you wrote, when
          you would like us to call and, if you attached it, your finance calculation. We keep it and email it to our sales team,
          and we send you an acknowledgement.
        </li>
        <li>
          <strong>Chat.</strong> What you type is answered by software. Only when you ask to speak to our sales team do they
          receive your contact details together with the conversation.
        </li>
        <li>
          <strong>Finance calculations.</strong> The figures you save. They contain no name or contact details.
        </li>
        <li>
          <strong>Test drives and sales.</strong> Your address, a check of your driving licence and identity, payment details, the
          van's registration documents and, for part-exchanges, details of your van and any finance outstanding on it.
        </li>
        <li>
          <strong>Requests about your data.</strong> Your name, contact details, what you asked for and your confirmation of
          identity.
        </li>
        <li>
          <strong>Technical data.</strong> Your IP address, the pages you requested and when, in our server logs; your cookie
          choice, in your own browser.
        </li>
        <li>
          <strong>CCTV.</strong> Footage of people and vehicles at our premises. Signs tell you where.
        </li>
      </ul>
      <p>
        We may also receive data from others: the DVLA and the DVSA about a van you offer us, a lender about the outcome of an
        application, or your employer if you collect a van on its behalf. We do not ask for information about your health, beliefs
        or other sensitive matters, and this website is not meant for children.
      </p>
    </>
  );
}

export const whatWeCollect: PolicySection = { id: 'what-we-collect', title: 'What we collect', Text: WhatWeCollect };
