import { dataSubjectRightsPage } from '@forecourt/content';
import type { ReceivedDataRequest } from '@forecourt/contracts';
import { Container } from '@forecourt/ui';
import { PageMeta, useDealership, useLocation } from '@forecourt/web-kit';
import { useEffect, useState } from 'react';
import { PageHead } from '../content/page/page-head.tsx';
import formStyles from '../forms/form-page.module.css';
import { useFormState } from '../forms/use-form-state.ts';
import { DataRequestForm } from './data-request-form.tsx';
import { RequestReceived } from './request-received.tsx';
import { RightsCards } from './rights-cards.tsx';

/** Data subject rights (product §2): the request form, with what to know beside it. */
export function DataRightsPage() {
  const given = useFormState('data-subject-rights')?.sent;
  const [received, setReceived] = useState((given as ReceivedDataRequest | undefined) ?? null);
  // In the tab's history, so that it survives a reload. In the address, anybody could claim a request that was never sent.
  const { state } = useLocation();
  useEffect(() => {
    const sent = (state as { readonly received?: ReceivedDataRequest } | null)?.received;
    if (sent) setReceived(sent);
  }, [state]);
  const { path, title, description, lead } = dataSubjectRightsPage(useDealership());
  return (
    <>
      <PageMeta title={title} description={description} path={path} />
      <PageHead title={title} lead={lead} />
      <Container className={formStyles.columns}>
        <div>
          {received && <RequestReceived key={received.reference} {...received} />}
          <DataRequestForm />
        </div>
        <RightsCards />
      </Container>
    </>
  );
}
