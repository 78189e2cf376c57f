import { Badge, CancelButton, Dialog, Icon, Upload } from '@forecourt/ui';
import { Link, useNavigate, useQuery, useSearchParams } from '@forecourt/web-kit';
import { officeAddress } from '../../../address/office-address.ts';
import { whyNot } from '../../../calls/why-not.ts';
import { ErrorNote } from '../../../error-note/error-note.tsx';
import { useByWhom } from '../../../notes/use-colleague-name.ts';
import { TimeSince } from '../../../time/time-since.tsx';
import { importsQuery, useUploadImport } from '../api/stock-imports.ts';
import { listedSentence, rows } from '../import-words.ts';
import styles from './import.module.css';

const MOST_BYTES = 20 * 1024 * 1024;

/** Chooses a file, or an earlier import. */
export function NewImport({ onClose }: { readonly onClose: () => void }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { data: earlier } = useQuery(importsQuery());
  const byWhom = useByWhom();
  const { mutate, isPending, error } = useUploadImport();
  const open = (id: number) => officeAddress(params, { import: String(id) });
  return (
    <Dialog title="Import stock" onClose={onClose} footer={<CancelButton className="grow">Close</CancelButton>}>
      <div className={styles.content}>
        <p className="pretty">
          Any CSV file with a row for each van: from your dealer system (its DMS14 export is known), a marketplace, or our own
          spreadsheet. First you see what would happen to every row; nothing is stored before you say so.
        </p>
        <label className={styles.file} aria-busy={isPending}>
          <input
            type="file"
            accept=".csv,.txt,.tsv,text/csv"
            className="visually-hidden"
            disabled={isPending}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              currentTarget.value = '';
              if (file) mutate(file, { onSuccess: ({ id }) => navigate(open(id), { replace: true, preventScrollReset: true }) });
            }}
          />
          <Icon of={Upload} />
          {isPending ? 'Reading the file...' : 'Choose a CSV file'}
          <span className="small muted">up to 20,000 vans, {MOST_BYTES / 1024 / 1024} MB</span>
        </label>
        {error && <ErrorNote>{whyNot(error, { 413: 'The file is larger than 20 MB.' })}</ErrorNote>}
        {earlier && earlier.length > 0 && (
          <section aria-labelledby="earlier-imports">
            <h3 id="earlier-imports" className="mb-2 h5">
              Latest imports
            </h3>
            <ul className="rounded-lg edged paper">
              {earlier.map((one) => (
                <li key={one.id} className={styles.earlier}>
                  <Link to={open(one.id)} replace preventScrollReset className={styles.link}>
                    {one.fileName}
                  </Link>
                  {one.state === 'checked' && (
                    <span>
                      <Badge tone="warning">Checked, not imported</Badge>
                    </span>
                  )}
                  <span className="small body">{listedSentence(one)}</span>
                  <span className="small muted">
                    {rows(one.total)}, <TimeSince moment={one.createdAt} /> {byWhom(one.importedBy)}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  );
}
