import { useMutation } from '@apollo/client/react';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useViewer } from '../../account/viewer.ts';
import type { TeamRole } from '../../gql/graphql.ts';
import { isAddress } from '../../ui/address-shape.ts';
import { Note } from '../../ui/note.tsx';
import { useSubmit } from '../../ui/use-submit.ts';
import type { Results } from './invite-sheet.tsx';
import { InvitePeopleMutation } from './people.graphql.ts';
import { PermissionBoxes } from './permission-boxes.tsx';
import { RoleSelect } from './role-select.tsx';
import { RoleChoice } from './role-choice.tsx';
import styles from './people.module.css';

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
  const [customRoleId, setCustomRoleId] = useState<string | null>(null);
  const [invite] = useMutation(InvitePeopleMutation, { refetchQueries: ['PeoplePage'] });
  const [isLeft, setIsLeft] = useState(false);
  const emails = addressesIn(text);
  const count = emails.filter(isAddress).length;
  // What is still being typed is not wrong yet.
  const wrong = emails.filter((each, index) => !isAddress(each) && (isLeft || index < emails.length - 1 || /[\s,;]$/u.test(text)));
  const { submit, isBusy, problem, messages } = useSubmit(async () => {
    const input = { emails, role, ...(role === 'TEAM_ADMIN' ? { permissions: [], customRoleId: null } : { permissions: [...given], customRoleId }), name: emails.length === 1 && name.trim() !== '' ? name.trim() : null };
    const { data } = await invite({ variables: { input } });
    if (data) onDone(data.inviteMembers);
  });
  const isTooMany = emails.length > most;
  const refusal = isTooMany ? `Please invite at most ${most} people at once.` : messages['emails'];
  return (
    <form onSubmit={submit} noValidate>
      <div>
        {problem !== null && refusal === undefined && messages['name'] === undefined && messages['customRoleId'] === undefined ? <Note isBad title="Nobody was invited">{problem.message}</Note> : null}
        <Textarea
          label="Email addresses" description={<>{count > 1 ? `${count} addresses. ` : ''}{wrong.length > 0 ? <span className={styles['bad']} role="alert">Not {wrong.length === 1 ? 'an address' : 'addresses'}: {wrong.join(', ')}</span> : count > 1 ? 'Each gets a link of their own.' : 'One or several, as you have them. Each gets a link that works once, for a week.'}</>}
          placeholder="kim@halden.example" autosize minRows={3} maxRows={10} data-autofocus inputMode="email" autoComplete="off" spellCheck={false} value={text} error={refusal ?? wrong.length > 0}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setIsLeft(false);
            onDirty();
          }}
          onBlur={() => setIsLeft(true)}
        />
        {emails.length === 1 ? <TextInput label="Name" description="So that the mail greets them; they can change it." maxLength={200} autoComplete="off" value={name} onChange={({ currentTarget }) => setName(currentTarget.value)} error={messages['name']} inputWrapperOrder={['label', 'input', 'description', 'error']} /> : null}
        {viewer.currentTeamRole === 'TEAM_ADMIN' ? <RoleChoice role={role} onChange={setRole} /> : null}
        {role === 'TEAM_MEMBER' ? <RoleSelect value={customRoleId} editor={{ id: viewer.id, isAdmin: viewer.currentTeamRole === 'TEAM_ADMIN', can }} error={messages['customRoleId']} onChange={setCustomRoleId} /> : null}
        {role === 'TEAM_MEMBER' ? <PermissionBoxes given={given} mayChange={can} onChange={setGiven} /> : null}
      </div>
      <footer>
        {question ?? (
          <>
            <Button type="submit" variant="filled" loading={isBusy} disabled={count === 0 || isTooMany}>{count > 1 ? `Send ${count} invitations` : 'Send invitation'}</Button>
            <Button onClick={onCancel}>Cancel</Button>
            {text === '' ? <Button variant="subtle" onClick={onFile}>From a CSV file</Button> : null}
          </>
        )}
      </footer>
    </form>
  );
}
