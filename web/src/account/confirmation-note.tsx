import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { Note } from '../ui/states/note.tsx';
import { texts } from './texts.ts';

/** Reasons a confirmation at the organization failed, by URL parameter. */
const refusals: Record<string, string> = {
  expired: texts.confirmationTimedOut,
  unreachable: texts.providerSilent,
  mistaken: texts.providerMisconfigured,
  not_allowed: texts.providerNotAllowed,
  other_person: texts.confirmedAsSomeoneElse,
  locked: texts.accessToTeamLost,
  not_asked: texts.providerDidNotConfirm,
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
    return <Note title={texts.confirmed}>{texts.confirmedForMinutes}</Note>;
  return (
    <Note isBad title={texts.notConfirmed}>
      {refusals[refusal.label] ?? texts.providerRefused}
    </Note>
  );
}
