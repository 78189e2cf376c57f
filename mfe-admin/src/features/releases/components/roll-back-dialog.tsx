import type { ReleaseOverview } from '@forecourt/contracts';
import { FormSelect } from '@forecourt/ui';
import { useQuery } from '@forecourt/web-kit';
import { useState } from 'react';
import { historyQuery } from '../api/get-history.ts';
import { earlierReleases } from '../earlier-releases.ts';
import { partWords } from '../part-words.ts';
import { ChangeDialog } from './change-dialog.tsx';

interface RollBackDialogProps {
  /** As it was when the dialog was opened: if it has changed since, the server refuses. */
  readonly release: ReleaseOverview;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Makes an earlier release live again, by default the one before. */
export function RollBackDialog({ release, ...rest }: RollBackDialogProps) {
  const { name, serial, stable } = release;
  const { data } = useQuery(historyQuery(name, serial, null));
  const options = earlierReleases(release, data?.changes ?? []);
  const [chosen, setChosen] = useState<string>();
  const version = chosen ?? options[0]?.value ?? '';
  return (
    <ChangeDialog
      {...rest}
      name={name}
      title={`Roll back: ${partWords(name).name}`}
      verb="Roll back"
      underWay="Rolling back..."
      done={{ title: 'Rolled back', text: `${version} is live again.` }}
      call={(reason) => ({ verb: 'rollback', body: { version, serial, reason } })}
    >
      <p>
        A second after you confirm, pages come with the earlier release in place of {stable.version}. Pages that are open stay as
        they are{name === 'mfe-admin' && ', so load this one again afterwards'}.
      </p>
      <FormSelect label="Go back to" options={options} value={version} onChange={(event) => setChosen(event.target.value)} />
    </ChangeDialog>
  );
}
