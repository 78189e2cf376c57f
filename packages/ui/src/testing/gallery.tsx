import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import * as ui from '../index.ts';

type Ui = typeof ui;
/** Names of all components that the package exports. */
type ComponentName = { [Name in keyof Ui]: Ui[Name] extends (props: never) => ReturnType<Ui['Badge']> ? Name : never }[keyof Ui];

const telephone = { phone: '0113 496 0000', phoneE164: '+441134960000' };
const fuels = ['Diesel', 'Electric', 'Petrol'].map((fuel) => ({ value: fuel.toLowerCase(), label: fuel }));
const blank = { title: 'No vans', text: 'None is like this.', action: <ui.Button>Clear filters</ui.Button> };

function Opener({ name, children }: { readonly name: string; readonly children: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ui.Button onClick={() => setOpen(true)}>Open {name}</ui.Button>
      {open && children(() => setOpen(false))}
    </>
  );
}

/** It has been sent until Stop is pressed. */
function BookingDialog({ close }: { readonly close: () => void }) {
  const [isSending, setSending] = useState(false);
  return (
    <ui.Dialog
      title="Book a test drive"
      onClose={close}
      footer={
        <>
          <ui.CancelButton />
          <ui.SendButton isSending={isSending} underWay="Sending..." onClick={() => setSending(true)}>
            Send
          </ui.SendButton>
        </>
      }
    >
      <ui.FormInput label="Your name" />
      {isSending && <ui.Button onClick={() => setSending(false)}>Stop</ui.Button>}
    </ui.Dialog>
  );
}

function Pressed({ look }: { readonly look: ui.ButtonLook }) {
  const [times, setTimes] = useState(0);
  return (
    <ui.Button {...look} onClick={() => setTimes(times + 1)}>
      {look.variant} {look.size} {times}
    </ui.Button>
  );
}

const BUTTONS: readonly ui.ButtonLook[] = [
  { variant: 'primary' },
  { variant: 'dark' },
  { variant: 'line', block: true },
  { variant: 'quiet', size: 'small' },
];

/** One of each: a component without an example here does not compile. */
const EXAMPLES: Record<ComponentName, ReactNode> = {
  Badge: <ui.Badge tone="green">In Stock</ui.Badge>,
  Button: (
    <>
      {BUTTONS.map((look) => (
        <Pressed key={look.variant} look={look} />
      ))}
      <ui.Button disabled>Not now</ui.Button>
      <ui.Button size="icon" aria-label="Show as rows" aria-pressed>
        <ui.Icon of={ui.Rows3} />
      </ui.Button>
      <a href="#call" className={ui.buttonClass()}>
        Finance this van
      </a>
    </>
  ),
  CancelButton: <ui.CancelButton />,
  Checkbox: (
    <>
      <ui.Checkbox label="Ford" count="12" />
      <ui.Checkbox label="Iveco" count="0" defaultChecked />
    </>
  ),
  ClosingCall: (
    <ui.ClosingCall title="Talk to us" text="We answer." telephone={telephone}>
      <a href="#vans" className={ui.buttonClass({ variant: 'onDark' })}>
        See our vans
      </a>
    </ui.ClosingCall>
  ),
  Container: <ui.Container>As wide as the page</ui.Container>,
  Dialog: <Opener name="dialog">{(close) => <BookingDialog close={close} />}</Opener>,
  EmptyState: <ui.EmptyState {...blank} level={3} />,
  ErrorState: <ui.ErrorState {...blank} level={3} />,
  FieldError: <ui.FieldError id="alone">Nothing was sent</ui.FieldError>,
  FormCheckbox: <ui.FormCheckbox label="I agree" error="Please agree" required />,
  FormInput: <ui.FormInput label="Deposit" affix="£" hint="Without VAT" error="Not a number" required />,
  FormSelect: <ui.FormSelect label="Term" options={fuels} />,
  FormTextArea: <ui.FormTextArea label="Message" hint="At most 2,000 characters" />,
  Icon: <ui.Icon of={ui.Check} />,
  LogoMark: <ui.LogoMark />,
  // Chromium complains of one outside a form.
  PasswordInput: (
    <form>
      <ui.PasswordInput label="Password" autoComplete="off" />
    </form>
  ),
  PhoneCard: (
    <ui.PhoneCard title="Call us" telephone={telephone}>
      Monday to Friday
    </ui.PhoneCard>
  ),
  Picture: <ui.Picture src={null} alt="A van from the side" width={4} height={3} />,
  Plate: <ui.Plate>AA19 AAA</ui.Plate>,
  Prices: <ui.Prices prices={[{ figure: '£28,995', label: 'plus VAT' }]} />,
  ScreenModal: (
    <Opener name="screen">
      {(close) => (
        <ui.ScreenModal label="Pictures" onClose={close}>
          <ui.Button variant="onDark" onClick={close}>
            Back
          </ui.Button>
        </ui.ScreenModal>
      )}
    </Opener>
  ),
  Section: (
    <ui.Section labelledBy="section-heading">
      <h3 id="section-heading">Why us</h3>
    </ui.Section>
  ),
  Select: <ui.Select label="Fuel" options={fuels} compact />,
  SendButton: (
    <ui.SendButton isSending={false} underWay="Sending...">
      Send
    </ui.SendButton>
  ),
  Skeleton: <ui.Skeleton />,
  SoldPrice: <ui.SoldPrice />,
  StateSwitch: <ui.StateSwitch label="Sold" state="Available" />,
  StockSearch: <ui.StockSearch />,
  Switch: (
    <>
      <ui.Switch label="Analytics" hint="Counts visits" />
      <ui.Switch label="Essential" hint="Keeps you signed in" defaultChecked />
      <ui.Switch label="Marketing" hint="We have none" disabled />
    </>
  ),
  TextArea: <ui.TextArea label="Note" />,
  TextInput: <ui.TextInput label="Lowest price" affix="£" error="Not a number" />,
  VanOutline: <ui.VanOutline title="No picture yet" />,
  Verified: <ui.Verified title="Verified">Confirmed by DVLA</ui.Verified>,
};

function Gallery() {
  return (
    <main>
      <h1>Components</h1>
      {Object.entries(EXAMPLES).map(([name, example]) => (
        <div key={name} id={name}>
          {example}
        </div>
      ))}
    </main>
  );
}

const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(<Gallery />);
