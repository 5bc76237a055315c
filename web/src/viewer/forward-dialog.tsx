/** @jsxImportSource preact */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Dialog } from './dialog.tsx';
import { Field } from './gate/field.tsx';
import type { SharedLink } from './shared-link.ts';
import './form.css';

interface ForwardDialogProps {
  link: SharedLink;
  onSent(): void;
  onClose(): void;
}

interface Letter {
  to_email: string;
  from_name: string;
  from_email: string;
  message: string;
}

type Problems = Partial<Record<keyof Letter | 'form', string>>;
const failed = 'There was a problem.';

/** Sends the document on, with a link of its own for whoever gets it (accounts §5, §8). */
export function ForwardDialog({ link, onSent, onClose }: ForwardDialogProps) {
  const [letter, setLetter] = useState<Letter>({ to_email: '', from_name: '', from_email: link.hit.email ?? '', message: '' });
  const [problems, setProblems] = useState<Problems>({});
  const [state, setState] = useState<'writing' | 'sending' | 'sent'>('writing');
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [problems]);

  const onSubmit = async (event: Event) => {
    event.preventDefault();
    if (state !== 'writing') return;
    const found = problemsOf(letter);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setState('sending');
    const refused = await send(link.hit_uuid, letter);
    setProblems(refused ?? {});
    setState(refused ? 'writing' : 'sent');
    if (!refused) onSent();
  };
  const set = (name: keyof Letter) => (value: string) => setLetter((now) => ({ ...now, [name]: value }));

  if (state === 'sent') {
    return (
      <Dialog title="Shared successfully" onClose={onClose}>
        <p role="status">{`The link is on its way to ${letter.to_email.trim()}.`}</p>
        <button class="primary" type="button" onClick={onClose}>
          Keep reading
        </button>
      </Dialog>
    );
  }
  return (
    <Dialog title="Forward" onClose={onClose}>
      <p>{`“${link.presentation.name}” goes to one person by email.`}</p>
      <form class="dialog-form" ref={form} noValidate onSubmit={(event) => void onSubmit(event)}>
        <Field name="to_email" label="To (email)" type="email" inputMode="email" value={letter.to_email} onValue={set('to_email')} problem={problems.to_email} />
        <Field name="from_name" label="Your name" autoComplete="name" value={letter.from_name} onValue={set('from_name')} problem={problems.from_name} />
        {!link.hit.email && <Field name="from_email" label="Your email" type="email" autoComplete="email" inputMode="email" value={letter.from_email} onValue={set('from_email')} problem={problems.from_email} />}
        <div class="field">
          <label for="message">
            Message<em>optional</em>
          </label>
          <div class="input">
            <textarea id="message" name="message" value={letter.message} onInput={(event) => set('message')(event.currentTarget.value)} />
          </div>
          {problems.message && <p class="hint is-bad" role="alert">{problems.message}</p>}
        </div>
        {problems.form && <p class="hint is-bad" role="alert">{problems.form}</p>}
        <div class="dialog-buttons">
          <button class="secondary" type="button" onClick={onClose}>
            Cancel
          </button>
          <button class="primary" type="submit" aria-disabled={state === 'sending'}>
            {state === 'sending' ? 'Sending' : 'Send'}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function problemsOf({ to_email, from_name, from_email }: Letter): Problems {
  const isAddress = (text: string) => /^\S+@\S+$/.test(text.trim());
  return {
    ...(!isAddress(to_email) && { to_email: 'Enter the email address of whoever should get it.' }),
    ...(from_name.trim() === '' && { from_name: 'Enter your name: it stands in the email.' }),
    ...(!isAddress(from_email) && { from_email: 'Enter your email address.' }),
  };
}

/** Null once it was sent. */
async function send(hitUuid: string, letter: Letter): Promise<Problems | null> {
  const said = Object.fromEntries(Object.entries(letter).map(([name, text]) => [name, text.trim()]));
  try {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(said) };
    const response = await fetch(`/api/public/shared-link-hits/${encodeURIComponent(hitUuid)}/forward`, init);
    if (response.ok) return null;
    const body = (await response.json().catch(() => null)) as { message?: string; errors?: Record<string, string[]> } | null;
    const fields = Object.entries(body?.errors ?? {}).map(([name, [first]]) => [name, first]);
    return fields.length > 0 ? Object.fromEntries(fields) : { form: response.status < 500 && body?.message ? body.message : failed };
  } catch {
    return { form: `${failed} The server could not be reached.` };
  }
}
