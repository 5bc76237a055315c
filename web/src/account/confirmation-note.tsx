import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { Note } from '../ui/states/note.tsx';

/** Reasons a confirmation at the organization failed, by URL parameter. */
const refusals: Record<string, string> = {
  expired: 'That took longer than 10 minutes, or your sign-in changed. Please try again.',
  unreachable: 'Your organization’s sign-in did not answer. Try again in a moment.',
  mistaken: 'Your organization’s sign-in is not set up correctly. Ask an admin.',
  not_allowed: 'Your organization’s sign-in is no longer allowed here. Ask an admin.',
  other_person: 'You signed in as someone else. Choose the account you use here.',
  locked: 'You no longer have access to this team. Ask one of its admins.',
  not_asked:
    'Your organization’s sign-in did not ask you to confirm. Sign out there, then try again.',
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
    return <Note title="Confirmed">You can continue for the next 15 minutes.</Note>;
  return (
    <Note isBad title="Not confirmed">
      {refusals[refusal.label] ?? 'Your organization’s sign-in refused you.'}
    </Note>
  );
}
