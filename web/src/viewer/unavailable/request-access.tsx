/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { useLazy } from '../ui/lazy.ts';
import { firstName } from '../ui/team-mark.tsx';

interface RequestAccessProps {
  /** Of the address. */
  token: string;
  /** Who is asked, where that may be said. */
  sender: { name: string } | null;
  email?: string | null;
  class: string;
}

/** "Ask for access": a form over the page, fetched when it is wanted. */
export function RequestAccess({ token, sender, email, class: className }: RequestAccessProps) {
  const [isOpen, setIsOpen] = useState(false);
  const RequestAccessDialog = useLazy(isOpen, () =>
    import('./request-access-dialog.tsx').then((loaded) => loaded.RequestAccessDialog),
  );
  const name = sender && firstName(sender.name);
  return (
    <>
      <button class={className} type="button" onClick={() => setIsOpen(true)}>
        {name ? `Ask ${name} for access` : 'Ask for access'}
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
