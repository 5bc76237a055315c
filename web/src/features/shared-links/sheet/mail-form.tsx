import { useMutation } from '@apollo/client/react';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { problemOf } from '../../../edge/problem.ts';
import { useIsMailStored } from '../../../shared/presentation/use-is-mail-stored.ts';
import { Note } from '../../../ui/states/note.tsx';
import { useToast } from '../../../ui/states/toasts.tsx';
import { MessageField } from './message-field.tsx';
import { MailSharedLinkMutation } from './sheet.graphql.ts';
import styles from './sheet.module.css';
import { recipientName } from '../labels.ts';
import { texts } from './texts.ts';

export type MailedPerson = {
  id: string;
  email: string | null;
  name: string | null;
  mailedAt?: string | null;
};
type MailFormProps = { linkId: string; recipients: readonly MailedPerson[]; onSent: () => void };

/** Mails the link with a message; people who got it before are not preselected. */
export function MailForm({ linkId, recipients, onSent }: MailFormProps) {
  const reachable = recipients.filter(({ email }) => email !== null);
  const fresh = reachable.filter(({ mailedAt }) => mailedAt == null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    new Set((fresh.length > 0 ? fresh : reachable).map(({ id }) => id)),
  );
  const [subject, setSubject] = useState('');
  const [message, setMessage] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [mail, { loading }] = useMutation(MailSharedLinkMutation);
  const toast = useToast();
  const isMailStored = useIsMailStored();
  const tick = (id: string, isTicked: boolean) =>
    setChosen(
      (before) => new Set(isTicked ? [...before, id] : [...before].filter((each) => each !== id)),
    );
  async function send() {
    setProblem(null);
    try {
      await mail({
        variables: {
          id: linkId,
          recipientIds: [...chosen],
          mail: { subject: subject.trim() || null, message: message.trim() || null },
        },
      });
      toast({
        text: isMailStored ? texts.emailOnlySaved : texts.emailsSent({ count: chosen.size }),
        about: linkId,
      });
      onSent();
    } catch (error) {
      setProblem(problemOf(error).message);
    }
  }
  return (
    <div className={styles['mail']} role="group" aria-label={texts.emailRecipients}>
      {isMailStored ? <Note title={texts.emailsCantBeSentYet}>{texts.noEmailServer}</Note> : null}
      {problem === null ? null : (
        <Note isBad title={texts.notSent}>
          {problem}
        </Note>
      )}
      <RecipientTicks reachable={reachable} chosen={chosen} tick={tick} />
      <TextInput
        label={texts.subject}
        placeholder={texts.leaveBlankForADefault}
        maxLength={200}
        value={subject}
        onChange={({ currentTarget }) => setSubject(currentTarget.value)}
      />
      <MessageField message={message} setMessage={setMessage} />
      <Button
        variant="filled"
        loading={loading}
        disabled={chosen.size === 0}
        onClick={() => void send()}
      >
        {texts.sendEmails({ count: chosen.size })}
      </Button>
    </div>
  );
}

type RecipientTicksProps = {
  reachable: MailedPerson[];
  chosen: ReadonlySet<string>;
  tick: (id: string, isTicked: boolean) => void;
};

function RecipientTicks({ reachable, chosen, tick }: RecipientTicksProps) {
  return (
    <div className={styles['ticks']}>
      {reachable.map((person) => (
        <Checkbox
          key={person.id}
          size="sm"
          label={recipientName(person)}
          {...(person.mailedAt == null ? {} : { description: texts.emailedBefore })}
          checked={chosen.has(person.id)}
          onChange={({ currentTarget }) => tick(person.id, currentTarget.checked)}
        />
      ))}
    </div>
  );
}
