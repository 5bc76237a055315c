import { useMutation } from '@apollo/client/react';
import { Button, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useIsMailStored } from '../../../shared/presentation/use-is-mail-stored.ts';
import type { SharedPresentation } from '../../../shared/presentation/sharing.ts';
import { Note } from '../../../ui/states/note.tsx';
import { useSubmit } from '../../../ui/hooks/use-submit.ts';
import { emptyDraft, inputOf, whyNot, type Draft } from './draft.ts';
import type { OneOfMany } from './links-made.tsx';
import { MessageField } from './message-field.tsx';
import { PresentationPicker } from './fields/presentation-picker.tsx';
import { HowLongGroup, ProtectGroup, RecipientsGroup } from './fields/setting-groups.tsx';
import { SharePresentationsMutation } from './sheet.graphql.ts';
import { SettingGroup, SwitchRow } from './fields/sheet-parts.tsx';
import styles from './sheet.module.css';
import { useRefetchLists } from './use-refetch-lists.ts';
import { linksLabel } from '../labels.ts';

type MailText = { subject: string; message: string };

/** The server's limit. */
const maxLinks = 200;

type ShareFormProps = {
  presentations: readonly SharedPresentation[] | null;
  onMade: (links: readonly OneOfMany[]) => void;
  onDirty: (isDirty: boolean) => void;
  onCancel: () => void;
  question: ReactNode;
};

function useShareForm({ presentations, onMade, onDirty }: ShareFormProps) {
  const [picked, setPicked] = useState<readonly SharedPresentation[]>(presentations ?? []);
  const [draft, setDraft] = useState(emptyDraft);
  const isMailStored = useIsMailStored();
  const [mail, setMail] = useState<{ subject: string; message: string } | null>({
    subject: '',
    message: '',
  });
  const [share] = useMutation(SharePresentationsMutation);
  const refetchLists = useRefetchLists();
  const count = picked.length * Math.max(1, draft.recipients.length);
  const hasPeople = draft.recipients.length > 0;
  const { submit, isBusy, problem, messages } = useSubmit(async () => {
    const mailed =
      mail !== null && hasPeople
        ? { mail: { subject: mail.subject.trim() || null, message: mail.message.trim() || null } }
        : {};
    const { data } = await share({
      variables: {
        input: {
          presentationIds: picked.map(({ id }) => id),
          link: { ...inputOf(draft, emptyDraft), ...mailed },
        },
      },
    });
    if (!data) return;
    refetchLists();
    onMade(data.sharePresentations);
  });
  const change = <Name extends keyof Draft>(name: Name, value: Draft[Name]) => {
    setDraft((before) => ({ ...before, [name]: value }));
    onDirty(true);
  };
  const obstacle =
    picked.length === 0
      ? 'Choose a presentation'
      : count > maxLinks
        ? `At most ${maxLinks} links at once; these would be ${count}`
        : whyNot(draft);
  const general = problem !== null && Object.keys(messages).length === 0 ? problem : null;
  const groups = { draft, change, messages };
  return {
    picked,
    setPicked,
    draft,
    isMailStored,
    mail,
    setMail,
    count,
    hasPeople,
    submit,
    isBusy,
    problem,
    messages,
    change,
    obstacle,
    general,
    groups,
  };
}

export function ShareForm(props: ShareFormProps) {
  const { onDirty, onCancel, question } = props;
  const form = useShareForm(props);
  return (
    <form onSubmit={form.submit} noValidate className={styles['form']} data-single>
      <div className={styles['fields']}>
        {form.general !== null ? (
          <Note isBad title="Nothing was shared">
            {form.general.message}
          </Note>
        ) : null}
        <PresentationPicker
          picked={form.picked}
          onPick={(next) => {
            form.setPicked(next);
            onDirty(true);
          }}
        />
        <TextInput
          label="Name"
          description="For your own eyes; the same for each link."
          maxLength={200}
          value={form.draft.name}
          onChange={({ currentTarget }) => form.change('name', currentTarget.value)}
          error={form.messages['name']}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
        <div>
          <RecipientsGroup
            {...form.groups}
            limits={null}
            hint="Each gets a link of their own, so that you see who read what"
          />
          {form.hasPeople ? (
            <MailGroup isMailStored={form.isMailStored} mail={form.mail} setMail={form.setMail} />
          ) : null}
          <HowLongGroup {...form.groups} />
          <ProtectGroup {...form.groups} />
        </div>
      </div>
      <footer>
        {question ?? (
          <ShareButtons
            isBusy={form.isBusy}
            obstacle={form.obstacle}
            count={form.count}
            onCancel={onCancel}
          />
        )}
      </footer>
    </form>
  );
}

type ShareButtonsProps = {
  isBusy: boolean;
  obstacle: string | null;
  count: number;
  onCancel: () => void;
};

function ShareButtons({ isBusy, obstacle, count, onCancel }: ShareButtonsProps) {
  return (
    <>
      <Button type="submit" variant="filled" loading={isBusy} disabled={obstacle !== null}>
        {count < 2 ? 'Create link' : `Create ${linksLabel(count)}`}
      </Button>
      <Button onClick={onCancel}>Cancel</Button>
      <span className={styles['news']} role="status">
        {obstacle ?? ''}
      </span>
    </>
  );
}

type MailGroupProps = {
  isMailStored: boolean;
  mail: MailText | null;
  setMail: (mail: MailText | null) => void;
};

function MailGroup({ isMailStored, mail, setMail }: MailGroupProps) {
  return (
    <SettingGroup label="Mail">
      <SwitchRow
        label="Mail it to them"
        hint={
          isMailStored
            ? 'No mail server is set: mails are kept in System, and nobody gets them'
            : 'One mail for each link'
        }
        isOn={mail !== null}
        onToggle={(isOn) => setMail(isOn ? { subject: '', message: '' } : null)}
      >
        <TextInput
          label="Subject"
          placeholder="Left empty, Lectern writes it"
          maxLength={200}
          mb={8}
          value={mail?.subject ?? ''}
          onChange={({ currentTarget }) =>
            setMail({ message: '', ...mail, subject: currentTarget.value })
          }
        />
        <MessageField
          message={mail?.message ?? ''}
          setMessage={(message) => setMail({ subject: '', ...mail, message })}
        />
      </SwitchRow>
    </SettingGroup>
  );
}
