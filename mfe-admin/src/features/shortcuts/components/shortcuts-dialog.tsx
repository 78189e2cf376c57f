import { Dialog, Switch } from '@forecourt/ui';
import { SHORTCUTS } from '../shortcut-keys.ts';
import { useShortcutsOn } from '../shortcuts-on.ts';
import styles from './shortcuts-dialog.module.css';

interface ShortcutsDialogProps {
  /** The names of the tabs, in order. */
  readonly tabs: readonly string[];
  readonly onClose: () => void;
}

/** The help sheet of the keyboard shortcuts, where they are turned off, too. */
export function ShortcutsDialog({ tabs, onClose }: ShortcutsDialogProps) {
  const [isOn, turn] = useShortcutsOn();
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <div className={styles.sheet}>
        <Switch
          label="Use keyboard shortcuts"
          hint="Kept in this browser. Turn them off if they get in the way of speech input, for example."
          checked={isOn}
          onChange={() => turn(!isOn)}
        />
        <div className={styles.groups} data-off={isOn ? undefined : ''}>
          <Group title="Go to" keys={tabs.map((words, index) => ({ shown: [String(index + 1)], words }))} />
          <Group
            title="Do"
            keys={[
              ...SHORTCUTS.map(({ shown, words }) => ({ shown: [shown], words })),
              { shown: ['Ctrl', 'S'], words: 'Save the form that is open (on a Mac ⌘ S)' },
            ]}
          />
        </div>
        <p className="small muted">While you type, or while a dialog is open, only the last one works.</p>
      </div>
    </Dialog>
  );
}

interface GroupProps {
  readonly title: string;
  readonly keys: readonly { readonly shown: readonly string[]; readonly words: string }[];
}

function Group({ title, keys }: GroupProps) {
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.keys}>
        {keys.map(({ shown, words }) => (
          <div key={words}>
            <dt>
              {shown.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
