import { useLocation } from '@forecourt/web-kit';
import type { ReactNode } from 'react';
import { Chat } from '../chat/chat.tsx';
import { CookieConsent } from '../consent/cookie-consent.tsx';
import { EnquiryRequests } from '../enquiries/enquiry-requests.tsx';
import { Toaster } from '../toasts/toaster.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Main } from './main.tsx';
import { TrustStrip } from './trust-strip.tsx';

interface LayoutProps {
  /** The page has its own header and main: the back office. */
  readonly ownFrame: boolean;
  readonly children: ReactNode;
}

/** The frame of every page. */
export function Layout({ ownFrame, children }: LayoutProps) {
  const { pathname } = useLocation();
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
        children
      ) : (
        <>
          <Header />
          <TrustStrip />
          {/* Before the page, so that the keyboard reaches it without tabbing through the page. */}
          <div data-above-banner="">
            <Chat />
          </div>
          <Main>{children}</Main>
          <Footer />
        </>
      )}
      <EnquiryRequests />
      <Toaster />
    </>
  );
}
