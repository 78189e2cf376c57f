import { type PreviewLink, partName, type ReleaseOverview } from '@forecourt/contracts';
import { Button, buttonClass, CancelButton, Dialog, FormInput, SendButton } from '@forecourt/ui';
import { useQuery } from '@forecourt/web-kit';
import { useState } from 'react';
import { whyNot } from '../../../calls/why-not.ts';
import { ErrorNote } from '../../../error-note/error-note.tsx';
import { momentInWords } from '../../../time/moment-in-words.ts';
import { historyQuery } from '../api/get-history.ts';
import { useMakePreview } from '../api/make-preview.ts';
import { releasesToPreview } from '../earlier-releases.ts';
import { ReleaseField } from './release-field.tsx';

interface PreviewDialogProps {
  readonly release: ReleaseOverview;
  readonly onClose: () => void;
}

/** Makes a link to the site with another release, which nobody gets without it. */
export function PreviewDialog({ release, onClose }: PreviewDialogProps) {
  const { name, serial } = release;
  const { data } = useQuery(historyQuery(name, serial, null));
  const options = releasesToPreview(release, data?.changes ?? []);
  const [chosen, setChosen] = useState<string>();
  const version = chosen ?? options[0]?.value ?? '';
  const { mutate, data: link, error, isPending, reset } = useMakePreview(name);
  return (
    <Dialog
      title={`Preview: ${partName(name)}`}
      onClose={onClose}
      footer={
        <>
          <CancelButton className="grow">Close</CancelButton>
          {link ? (
            <a href={link.path} target="_blank" rel="noreferrer" className={`${buttonClass({ variant: 'primary' })} grow`}>
              Open preview
            </a>
          ) : (
            <SendButton
              variant="primary"
              className="grow"
              isSending={isPending}
              underWay="Making the link..."
              onClick={() => mutate({ version })}
            >
              Make link
            </SendButton>
          )}
        </>
      }
    >
      <div className="stack one-column gap-4 py-5">
        <p className="pretty">
          Whoever opens the link sees the whole site with this release, in that browser only, until an hour from now or until they
          leave the preview there. Visitors notice nothing, and nothing of it is counted. Enquiries sent from it are real.
        </p>
        <ReleaseField
          label="Release"
          options={options}
          value={version}
          onChange={(next) => {
            setChosen(next);
            reset();
          }}
        />
        {link && <Made {...link} />}
        {error && <ErrorNote>{whyNot(error)}</ErrorNote>}
      </div>
    </Dialog>
  );
}

function Made({ path, until }: PreviewLink) {
  const [isCopied, setCopied] = useState(false);
  const address = new URL(path, location.href).href;
  const copy = () => navigator.clipboard?.writeText(address).then(() => setCopied(true));
  return (
    <div role="status" className="stack one-column gap-2">
      <FormInput
        label="Link"
        hint={`Works until ${momentInWords(until)}, as often as it is opened.`}
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <div>
        <Button size="small" onClick={() => void copy()}>
          {isCopied ? 'Copied' : 'Copy link'}
        </Button>
      </div>
    </div>
  );
}
