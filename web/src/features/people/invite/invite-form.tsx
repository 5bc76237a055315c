import { useMutation } from '@apollo/client/react';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useViewer } from '../../../account/viewer.ts';
import type { TeamRole } from '../../../gql/graphql.ts';
import { isEmail } from '../../../ui/format/email.ts';
import { Note } from '../../../ui/states/note.tsx';
import { useSubmit } from '../../../ui/hooks/use-submit.ts';
import { InviteListedMutation, InvitePeopleMutation } from '../people.graphql.ts';
import { FineTune } from './fine-tune.tsx';
import { PermissionBoxes } from '../roles/permission-boxes.tsx';
import { RoleSelect } from '../roles/role-select.tsx';
import { RoleChoice } from '../roles/role-choice.tsx';
import styles from '../people.module.css';
import { parseTypedPeople } from './typed-people.ts';
import type { Results } from './verdicts.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

const maxEmails = 50;

type InviteFormProps = {
  onDirty: () => void;
  onFile: () => void;
  onDone: (results: Results) => void;
  onCancel: () => void;
  question: ReactNode;
};

function useInviteForm({ onDone }: InviteFormProps) {
  const { viewer, can } = useViewer();
  const [text, setText] = useState('');
  /** Null until typed; then the name pasted with the email is used. */
  const [ownName, setOwnName] = useState<string | null>(null);
  const [role, setRole] = useState<TeamRole>('TEAM_MEMBER');
  const [permissions, setPermissions] = useState<ReadonlySet<string>>(new Set());
  const [customRoleId, setCustomRoleId] = useState<string | null>(null);
  const [invite] = useMutation(InvitePeopleMutation, { refetchQueries: ['PeoplePage'] });
  const [inviteNamed] = useMutation(InviteListedMutation, { refetchQueries: ['PeoplePage'] });
  const [isLeft, setIsLeft] = useState(false);
  const people = parseTypedPeople(text);
  const emails = people.map(({ email }) => email);
  const name = ownName ?? people[0]?.name ?? '';
  const count = emails.filter(isEmail).length;
  // An unfinished email is not an error yet.
  const wrong = emails.filter(
    (each, index) =>
      !isEmail(each) && (isLeft || index < emails.length - 1 || /[\s,;]$/u.test(text)),
  );
  const { submit, isBusy, problem, messages } = useSubmit(async () => {
    const rights = {
      role,
      ...(role === 'TEAM_ADMIN'
        ? { permissions: [], customRoleId: null }
        : { permissions: [...permissions], customRoleId }),
    };
    if (people.length > 1 && people.some((one) => one.name !== null)) {
      const { data } = await inviteNamed({
        variables: { people: people.map((one) => ({ ...one, ...rights })) },
      });
      return data ? onDone(data.inviteListedMembers) : undefined;
    }
    const { data } = await invite({
      variables: {
        input: {
          emails,
          ...rights,
          name: emails.length === 1 && name.trim() !== '' ? name.trim() : null,
        },
      },
    });
    return data ? onDone(data.inviteMembers) : undefined;
  });
  const isTooMany = emails.length > maxEmails;
  const refusal = isTooMany ? texts.inviteHint({ most: maxEmails }) : messages['emails'];
  return {
    viewer,
    can,
    text,
    setText,
    setOwnName,
    role,
    setRole,
    permissions,
    setPermissions,
    customRoleId,
    setCustomRoleId,
    setIsLeft,
    people,
    emails,
    name,
    count,
    wrong,
    submit,
    isBusy,
    problem,
    messages,
    isTooMany,
    refusal,
  };
}

export function InviteForm(props: InviteFormProps) {
  const { onDirty, onFile, onCancel, question } = props;
  const form = useInviteForm(props);
  return (
    <form onSubmit={form.submit} noValidate>
      <div>
        {form.problem !== null &&
        form.refusal === undefined &&
        form.messages['name'] === undefined &&
        form.messages['customRoleId'] === undefined ? (
          <Note isBad title={texts.noOneWasInvited}>
            {form.problem.message}
          </Note>
        ) : null}
        <EmailsField
          count={form.count}
          wrong={form.wrong}
          people={form.people}
          text={form.text}
          refusal={form.refusal}
          setText={form.setText}
          setIsLeft={form.setIsLeft}
          onDirty={onDirty}
        />
        {form.emails.length === 1 ? (
          <NameField name={form.name} setOwnName={form.setOwnName} messages={form.messages} />
        ) : null}
        {form.viewer.currentTeamRole === 'TEAM_ADMIN' ? (
          <RoleChoice role={form.role} onChange={form.setRole} />
        ) : null}
        {form.role === 'TEAM_MEMBER' ? <MemberRights form={form} /> : null}
      </div>
      <footer>
        {question ?? (
          <InviteButtons
            isBusy={form.isBusy}
            count={form.count}
            isTooMany={form.isTooMany}
            onCancel={onCancel}
            text={form.text}
            onFile={onFile}
          />
        )}
      </footer>
    </form>
  );
}

/** A member's custom role, and single permissions for who wants them. */
function MemberRights({ form }: { form: ReturnType<typeof useInviteForm> }) {
  const { viewer, can, permissions } = form;
  return (
    <>
      <RoleSelect
        value={form.customRoleId}
        editor={{ id: viewer.id, isAdmin: viewer.currentTeamRole === 'TEAM_ADMIN', can }}
        error={form.messages['customRoleId']}
        onChange={form.setCustomRoleId}
      />
      <FineTune count={permissions.size}>
        <PermissionBoxes granted={permissions} mayChange={can} onChange={form.setPermissions} />
      </FineTune>
    </>
  );
}

type InviteButtonsProps = {
  isBusy: boolean;
  count: number;
  isTooMany: boolean;
  onCancel: () => void;
  text: string;
  onFile: () => void;
};

function InviteButtons({ isBusy, count, isTooMany, onCancel, text, onFile }: InviteButtonsProps) {
  return (
    <>
      <Button type="submit" variant="filled" loading={isBusy} disabled={count === 0 || isTooMany}>
        {count > 1 ? texts.sendInvitationsCount({ people: count }) : texts.sendInvitation}
      </Button>
      <Button onClick={onCancel}>{common.cancel}</Button>
      {text === '' ? (
        <Button variant="subtle" onClick={onFile}>
          {texts.importCsv}
        </Button>
      ) : null}
    </>
  );
}

type NameFieldProps = {
  name: string;
  setOwnName: (value: string | null) => void;
  messages: Readonly<Record<string, string | undefined>>;
};

function NameField({ name, setOwnName, messages }: NameFieldProps) {
  return (
    <TextInput
      label={common.name}
      description={texts.nameHint}
      maxLength={200}
      autoComplete="off"
      value={name}
      onChange={({ currentTarget }) => setOwnName(currentTarget.value)}
      error={messages['name']}
    />
  );
}

type EmailsFieldProps = {
  count: number;
  wrong: string[];
  people: ReturnType<typeof parseTypedPeople>;
  text: string;
  refusal: string | undefined;
  setText: (value: string) => void;
  setIsLeft: (value: boolean) => void;
  onDirty: () => void;
};

function EmailsField({
  count,
  wrong,
  people,
  text,
  refusal,
  setText,
  setIsLeft,
  onDirty,
}: EmailsFieldProps) {
  return (
    <Textarea
      label={texts.emails}
      description={
        <>
          {count > 1 ? `${texts.peopleCount({ people: count })} ` : ''}
          {wrong.length > 0 ? (
            <span className={styles['bad']} role="alert">
              {texts.notValidEmails({ count: wrong.length, wrong: wrong.join(', ') })}
            </span>
          ) : count > 1 ? (
            people.some((one) => one.name !== null) ? (
              texts.personalInvitations
            ) : (
              texts.everyoneGetsTheirOwnLinkText
            )
          ) : (
            texts.emailsHint
          )}
        </>
      }
      placeholder={texts.kimHaldenExample}
      autosize
      minRows={3}
      maxRows={10}
      data-autofocus
      inputMode="email"
      autoComplete="off"
      spellCheck={false}
      value={text}
      error={refusal ?? wrong.length > 0}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        setIsLeft(false);
        onDirty();
      }}
      onBlur={() => setIsLeft(true)}
    />
  );
}
