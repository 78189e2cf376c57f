import { Button, Dialog, Switch } from '@forecourt/ui';
import { useState } from 'react';
import { type CookieChoice, saveConsent } from './consent.ts';
import styles from './cookie-choices.module.css';

export interface CookieChoicesProps {
  /** The earlier choice; everything is off until the visitor turns it on. */
  readonly consent: CookieChoice | null;
  readonly onClose: () => void;
}

export function CookieChoices({ consent, onClose }: CookieChoicesProps) {
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
    </Dialog>
  );
}
