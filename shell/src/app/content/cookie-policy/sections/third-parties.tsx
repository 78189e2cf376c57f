import { Link } from '@forecourt/web-kit';
import type { PolicySection } from '../../policy/policy-section.ts';

function ThirdParties() {
  return (
    <>
      <p>If you allow content from other companies, they can set their own cookies under their own policies:</p>
      <ul>
        <li>
          <strong>Google Maps</strong>, for the map of our showroom. It loads if you have agreed to marketing cookies, or when you
          ask for the map. <a href="https://policies.google.com/technologies/cookies">How Google uses cookies</a>
        </li>
        <li>
          <strong>Facebook and Instagram</strong>, only when you follow a link to our pages there. This website contains none of
          their content. <a href="https://www.facebook.com/privacy/policies/cookies/">How Meta uses cookies</a>
        </li>
      </ul>
      <p>
        Our <Link to="/privacy-policy#who-we-share-it-with">privacy policy</Link> says who else we share personal data with.
      </p>
    </>
  );
}

export const thirdParties: PolicySection = { id: 'third-parties', title: 'Third parties', Text: ThirdParties };
