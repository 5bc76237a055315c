import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { Note } from '../ui/states/note.tsx';

/** Reasons a confirmation at the organization failed, by URL parameter. */
const refusals: Record<string, string> = {
  expired:
    'It took longer than ten minutes, or your sign-in has changed meanwhile. Please try again.',
  unreachable: 'Your organization’s sign-in does not answer. Try again in a moment.',
  mistaken: 'What answers is not your organization’s sign-in. Please ask an administrator.',
  not_allowed:
    'Nobody is sent to your organization’s sign-in from here any more. Please ask an administrator.',
  other_person:
    'You came back as somebody else. Choose the account that you are signed in with here.',
  locked: 'The team of this organization is closed to you. Please ask one of its administrators.',
  not_asked:
    'Your organization’s sign-in let you through without asking. Sign out there, then try again.',
};

/** Shows the result of confirming at one's organization, then removes it from the URL. */
export function ConfirmationNote() {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const word = params.get('confirmed');
  const [refusal, setRefusal] = useState<{ label: string; pathname: string } | null>(null);
  useEffect(() => {
    if (word === null) return;
    setRefusal({ label: word, pathname });
    setParams((all) => (all.delete('confirmed'), all), { replace: true });
  }, [word, pathname, setParams]);
  if (refusal?.pathname !== pathname) return null;
  if (refusal.label === 'yes')
    return (
      <Note title="It is you">
        For a quarter of an hour you can go on with what you were about to do.
      </Note>
    );
  return (
    <Note isBad title="Not confirmed">
      {refusals[refusal.label] ?? 'Your organization’s sign-in did not let you in.'}
    </Note>
  );
}
