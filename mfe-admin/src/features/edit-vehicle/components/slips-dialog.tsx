import { Button, Dialog } from '@forecourt/ui';

interface SlipsDialogProps {
  /** A sentence for each change that looks like a typing mistake. */
  readonly slips: readonly string[];
  readonly onAnswer: (areMeant: boolean) => void;
}

/** Asks before a figure that is probably mistyped goes on the website. */
export function SlipsDialog({ slips, onAnswer }: SlipsDialogProps) {
  return (
    <Dialog
      title="Is this right?"
      onClose={() => onAnswer(false)}
      footer={
        <>
          <Button className="grow" onClick={() => onAnswer(true)}>
            Yes, save
          </Button>
          <Button variant="primary" className="grow" onClick={() => onAnswer(false)}>
            No, change it
          </Button>
        </>
      }
    >
      {slips.map((slip) => (
        <p key={slip} className="py-5">
          {slip}
        </p>
      ))}
    </Dialog>
  );
}
