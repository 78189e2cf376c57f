import { Container, Skeleton } from '@forecourt/ui';
import { useQuery, useSearchParams } from '@forecourt/web-kit';
import { useCloseOverlay } from '../../../address/use-close-overlay.ts';
import { ListError } from '../../../list-state/list-state.tsx';
import { settingsQuery } from '../api/get-settings.ts';
import { SECTIONS } from '../sections.ts';
import { SectionCard } from './section-card.tsx';
import { SectionDialog } from './section-dialog.tsx';
import styles from './settings-tab.module.css';
import { UndoDialog } from './undo-dialog.tsx';
import { Versions } from './versions.tsx';

/** What the site says of the dealership, which the owner changes here. */
export function SettingsTab() {
  const { data, isError, refetch } = useQuery(settingsQuery());
  const [params] = useSearchParams();
  const close = useCloseOverlay();
  const opened = params.get('do') ?? '';
  const section = SECTIONS.find(({ name }) => name === opened);
  const undone = data?.versions.findIndex(({ serial }) => opened === `undo.${serial}`) ?? -1;
  const target = data?.versions[undone + 1];
  return (
    <Container className={styles.tab}>
      <h1 className="h3">Settings</h1>
      <p className={styles.lead}>
        What the site says of the dealership. Visitors see a change a second after it is saved, and every change can be undone.
      </p>
      {data && (
        <>
          <ul className={styles.sections}>
            {SECTIONS.map((one) => (
              <li key={one.name}>
                <SectionCard section={one} settings={data.settings} />
              </li>
            ))}
          </ul>
          <Versions versions={data.versions} />
          {section && <SectionDialog key={section.name} section={section} state={data} onClose={close} />}
          {undone >= 0 && target && (
            <UndoDialog key={opened} undone={data.versions.slice(0, undone + 1)} target={target} onClose={close} />
          )}
        </>
      )}
      {!data && isError && <ListError what="settings" onRetry={() => void refetch()} />}
      {!data && !isError && (
        <div role="status" className={styles.sections}>
          <span className="visually-hidden">Loading the settings</span>
          {SECTIONS.slice(0, 4).map(({ name }) => (
            <Skeleton key={name} className={styles.card} />
          ))}
        </div>
      )}
    </Container>
  );
}
