import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useIsMailStored } from '../../../shared/presentation/use-is-mail-stored.ts';
import { Copyable } from '../../../ui/copyable.tsx';
import { Note } from '../../../ui/states/note.tsx';
import { resultsCsvOfEmails } from './results-csv.ts';
import styles from '../people.module.css';
import { SaveResults } from './save-results.tsx';
import { answered, type Results } from './verdicts.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

/** The result for each email. */
export function InviteResults({
  results,
  onMore,
  onClose,
}: {
  results: Results;
  onMore: () => void;
  onClose: () => void;
}) {
  const isMailStored =
    useIsMailStored() || results.some(({ user }) => user?.invitationLink != null);
  const answers = results.map((result) => ({
    email: result.email,
    verdict: answered(result, isMailStored),
  }));
  const isAnybodyInvited = results.some(({ user }) => user?.status === 'INVITED');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div>
        {isMailStored && isAnybodyInvited ? (
          <Note title={texts.emailsCantBeSentYet}>{texts.noEmailServer}</Note>
        ) : null}
        <ul className={styles['results']} aria-label={common.invitations}>
          {answers.map(({ email, verdict: { isBad, words, link } }) => (
            <li key={email} data-bad={isBad || undefined}>
              {isBad ? (
                <IconAlertTriangle className="icon" aria-hidden="true" />
              ) : (
                <IconCheck className="icon" aria-hidden="true" />
              )}
              <span>
                <b>{email}</b>
                <small>{words}</small>
                {link === null ? null : (
                  <Copyable text={link} label={texts.invitationLinkFor({ email })} />
                )}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <footer>
        <Button type="submit" variant="filled" data-autofocus autoFocus>
          {common.done}
        </Button>
        <Button onClick={onMore}>{texts.inviteMore}</Button>
        <SaveResults answers={() => resultsCsvOfEmails(answers)} />
      </footer>
    </form>
  );
}
