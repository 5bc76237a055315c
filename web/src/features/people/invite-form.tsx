import { useMutation } from '@apollo/client/react';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useViewer } from '../../account/viewer.ts';
import type { TeamRole } from '../../gql/graphql.ts';
import { Note } from '../../ui/note.tsx';
import { useSubmit } from '../../ui/use-submit.ts';
import type { Results } from './invite-sheet.tsx';
import { InvitePeopleMutation } from './people.graphql.ts';
import { PermissionBoxes } from './permission-boxes.tsx';
import { RoleChoice } from './role-choice.tsx';

const most = 50;

/** Addresses as people paste them: from a mail, a table or a list; `Kim Berg <kim@…>` is its address. */
export function addressesIn(text: string): string[] {
  const parts = text.split(/[\n,;]+/u).flatMap((part) => {
    const inBrackets = /<([^<>]+)>/u.exec(part)?.[1];
    return inBrackets === undefined ? part.trim().split(/\s+/u) : [inBrackets.trim()];
  });
  return [...new Map(parts.filter(Boolean).map((part) => [part.toLowerCase(), part])).values()];
}

type InviteFormProps = { onDirty: () => void; onFile: () => void; onDone: (results: Results) => void; onCancel: () => void; question: ReactNode };

export function InviteForm({ onDirty, onFile, onDone, onCancel, question }: InviteFormProps) {
  const { viewer, can } = useViewer();
  const [text, setText] = useState('');
  const [name, setName] = useState('');
  const [role, setRole] = useState<TeamRole>('TEAM_MEMBER');
  const [given, setGiven] = useState<ReadonlySet<string>>(new Set());
  const [invite] = useMutation(InvitePeopleMutation, { refetchQueries: ['PeoplePage'] });
  const emails = addressesIn(text);
  const { submit, isBusy, problem, messages } = useSubmit(async () => {
    const input = { emails, role, permissions: role === 'TEAM_ADMIN' ? [] : [...given], name: emails.length === 1 && name.trim() !== '' ? name.trim() : null };
    const { data } = await invite({ variables: { input } });
    if (data) onDone(data.inviteMembers);
  });
  const isTooMany = emails.length > most;
  const refusal = isTooMany ? `Please invite at most ${most} people at once.` : messages['emails'];
  return (
    <form onSubmit={submit} noValidate>
      <div>
        {problem !== null && refusal === undefined && messages['name'] === undefined ? <Note isBad title="Nobody was invited">{problem.message}</Note> : null}
        <Textarea
          label="Email addresses" description={emails.length > 1 ? `${emails.length} addresses. Each gets a link of their own.` : 'One or several, as you have them. Each gets a link that works once, for a week.'}
          placeholder="kim@halden.example" autosize minRows={3} maxRows={10} data-autofocus inputMode="email" autoComplete="off" spellCheck={false} value={text} error={refusal}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            onDirty();
          }}
        />
        {emails.length === 1 ? <TextInput label="Name" description="So that the mail greets them; they can change it." maxLength={200} autoComplete="off" value={name} onChange={({ currentTarget }) => setName(currentTarget.value)} error={messages['name']} inputWrapperOrder={['label', 'input', 'description', 'error']} /> : null}
        {viewer.currentTeamRole === 'TEAM_ADMIN' ? <RoleChoice role={role} onChange={setRole} /> : null}
        {role === 'TEAM_MEMBER' ? <PermissionBoxes given={given} mayChange={can} onChange={setGiven} /> : null}
      </div>
      <footer>
        {question ?? (
          <>
            <Button type="submit" variant="filled" loading={isBusy} disabled={emails.length === 0 || isTooMany}>{emails.length > 1 ? `Send ${emails.length} invitations` : 'Send invitation'}</Button>
            <Button onClick={onCancel}>Cancel</Button>
            {text === '' ? <Button variant="subtle" onClick={onFile}>From a CSV file</Button> : null}
          </>
        )}
      </footer>
    </form>
  );
}
