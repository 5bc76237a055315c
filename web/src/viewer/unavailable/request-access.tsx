/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { useLazy } from '../ui/lazy.ts';
import { firstName } from '../ui/team-mark.tsx';
import { text } from '../texts/texts.ts';

interface RequestAccessProps {
  /** From the URL. */
  token: string;
  /** The sender, if shown. */
  sender: { name: string } | null;
  email?: string | null;
  class: string;
}

/** The button that loads the request form. */
export function RequestAccess({ token, sender, email, class: className }: RequestAccessProps) {
  const [isOpen, setIsOpen] = useState(false);
  const RequestAccessDialog = useLazy(isOpen, () =>
    import('./request-access-dialog.tsx').then((loaded) => loaded.RequestAccessDialog),
  );
  const name = sender && firstName(sender.name);
  return (
    <>
      <button class={className} type="button" onClick={() => setIsOpen(true)}>
        {name ? text('askNameForAccess', { name }) : text('askForAccess')}
      </button>
      {isOpen && RequestAccessDialog && (
        <RequestAccessDialog
          token={token}
          email={email ?? ''}
          sender={name}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
