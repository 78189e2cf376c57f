import { Outlet, useLocation, useMatches } from 'react-router';
import { Chat } from '../chat/chat.tsx';
import { CookieConsent } from '../consent/cookie-consent.tsx';
import { EnquiryRequests } from '../enquiries/enquiry-requests.tsx';
import { Toaster } from '../toasts/toaster.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Main } from './main.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { ScrollPlaces } from './scroll-places.tsx';
import { TrustStrip } from './trust-strip.tsx';

/** Handle of a route whose page has its own header and main: the back office. */
export const OWN_FRAME = 'own-frame';

/** The frame of every page. Navigation scrolls to the top (product §2); Back restores the position. */
export function Layout() {
  const { pathname } = useLocation();
  const ownFrame = useMatches().some(({ handle }) => handle === OWN_FRAME);
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      {pathname === '/vehicles' && (
        <a className="skip-link past-filters" href="#vans-heading">
          Skip to results
        </a>
      )}
      <CookieConsent />
      {ownFrame ? (
        <Outlet />
      ) : (
        <>
          <Header />
          <TrustStrip />
          {/* Before the page, so that the keyboard reaches it without tabbing through the page. */}
          <Chat />
          <Main>
            <Outlet />
          </Main>
          <Footer />
        </>
      )}
      <NavigationProgress />
      <EnquiryRequests />
      <Toaster />
      <ScrollPlaces />
    </>
  );
}
