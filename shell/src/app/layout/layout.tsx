import { Outlet } from 'react-router';
import { CookieConsent } from '../consent/cookie-consent.tsx';
import { EnquiryRequests } from '../enquiries/enquiry-requests.tsx';
import { Toaster } from '../toasts/toaster.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { ScrollPlaces } from './scroll-places.tsx';
import { TrustStrip } from './trust-strip.tsx';

/** What stands around every page. Every navigation starts at the top (specification §2); back returns to where one was. */
export function Layout() {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <CookieConsent />
      <Header />
      <TrustStrip />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <NavigationProgress />
      <EnquiryRequests />
      <Toaster />
      <ScrollPlaces />
    </>
  );
}
