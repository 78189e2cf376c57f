import { Button, Dialog, Switch } from '@forecourt/ui';
import { useState } from 'react';
import { VISIT_COUNTS_PATH } from '../visits/visit-paths.ts';
import { readConsent, saveConsent } from './consent.ts';
import styles from './cookie-choices.module.css';

/** The choices as they were made before; everything is off until the visitor turns it on. */
export function CookieChoices({ onClose }: { readonly onClose: () => void }) {
  const [consent] = useState(readConsent);
  const [analytics, setAnalytics] = useState(consent?.analytics ?? false);
  const [marketing, setMarketing] = useState(consent?.marketing ?? false);
  const save = () => {
    saveConsent({ analytics, marketing });
    onClose();
  };
  return (
    <Dialog
      title="Cookie choices"
      onClose={onClose}
      footer={
        <div className={styles.actions}>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={save}>
            Save Preferences
          </Button>
        </div>
      }
    >
      <Switch label="Essential" hint="Needed for the site to work. Always on." checked disabled readOnly />
      <Switch
        label="Analytics"
        hint="Shows us which pages are useful and which are not."
        checked={analytics}
        onChange={(event) => setAnalytics(event.target.checked)}
      />
      <Switch
        label="Marketing"
        hint="Lets us show you vans on other sites, and loads the map."
        checked={marketing}
        onChange={(event) => setMarketing(event.target.checked)}
      />
      <p className={styles.counts}>
        Visits to our vans are counted without cookies. <a href={VISIT_COUNTS_PATH}>How not to be counted</a>
      </p>
    </Dialog>
  );
}
