import { partName, type ReleaseOverview } from '@forecourt/contracts';
import { useQuery } from '@forecourt/web-kit';
import { useState } from 'react';
import { historyQuery } from '../api/get-history.ts';
import { earlierReleases } from '../earlier-releases.ts';
import { ChangeDialog, type ChangeDialogProps } from './change-dialog.tsx';
import { ReleaseField } from './release-field.tsx';
import { Version } from './version.tsx';

interface RollBackDialogProps extends Pick<ChangeDialogProps, 'now' | 'onClose' | 'onDone'> {
  /** As it was when the dialog was opened: if it has changed since, the server refuses. */
  readonly release: ReleaseOverview;
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
      action="roll-back"
      title={`Roll back: ${partName(name)}`}
      verb="Roll back"
      underWay="Rolling back..."
      done={{ title: 'Rolled back', text: `${partName(name)}: visitors get the earlier release.` }}
      call={(reason) => ({ verb: 'rollback', body: { version, serial, reason } })}
    >
      <div>
        <p className="pretty">
          A second after you confirm, pages come with the earlier release. Pages that are open stay as they are
          {name === 'mfe-admin' && ', so load this one again afterwards'}. A rollback can be undone here.
        </p>
        <Version what="Live now: version">{stable.version}</Version>
      </div>
      <ReleaseField label="Go back to" options={options} value={version} onChange={setChosen} />
    </ChangeDialog>
  );
}
