import { Button, Dialog } from '@forecourt/ui';

interface RateDialogProps {
  readonly title: string;
  readonly text: string;
  readonly onStay: () => void;
  readonly onSave: () => void;
}

/** Asks whether a rate is meant that no lender has. */
export function RateDialog({ title, text, onStay, onSave }: RateDialogProps) {
  return (
    <Dialog
      title={title}
      onClose={onStay}
      footer={
        <>
          <Button variant="dark" onClick={onStay} className="grow">
            Change it
          </Button>
          <Button onClick={onSave} className="grow">
            Save it
          </Button>
        </>
      }
    >
      <p className="py-5 pretty">{text}</p>
    </Dialog>
  );
}
