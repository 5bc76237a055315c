import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { PersonFragment } from '../../gql/graphql.ts';
import { PersonSignIns } from '../../sign-ins/person-sign-ins.tsx';
import { Note } from '../../ui/note.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { useSubmit } from '../../ui/use-submit.ts';
import styles from './people.module.css';
import { ChangePermissionsMutation, ChangeRoleMutation } from './people.graphql.ts';
import { PermissionBoxes } from './permission-boxes.tsx';
import { PersonActions } from './person-actions.tsx';
import { mayGrant, nameOf, type Editor } from './permissions.ts';
import { RoleChoice } from './role-choice.tsx';

type PersonFormProps = { person: PersonFragment; editor: Editor; onClose: () => void; refetch: () => Promise<unknown> };

/** Role and permissions of one person. What the server would refuse is not offered. */
export function PersonForm({ person, editor, onClose, refetch }: PersonFormProps) {
  const stored = new Set(person.storedPermissions ?? []);
  const [role, setRole] = useState(person.currentTeamRole);
  const [given, setGiven] = useState<ReadonlySet<string>>(stored);
  const [changeRole] = useMutation(ChangeRoleMutation);
  const [changePermissions] = useMutation(ChangePermissionsMutation);
  const toast = useToast();
  const isSelf = person.id === editor.id;
  const mayChangeRole = editor.isAdmin && !isSelf;
  const areOthers = given.size !== stored.size || [...given].some((key) => !stored.has(key));
  const isChanged = role !== person.currentTeamRole || (role === 'TEAM_MEMBER' && areOthers);
  const { submit, isBusy, problem } = useSubmit(async () => {
    // First what is taken, so that nobody has more for a moment than before and after.
    const variables = { id: person.id };
    if (role === 'TEAM_MEMBER' && role !== person.currentTeamRole) await changeRole({ variables: { ...variables, role } });
    if (role === 'TEAM_MEMBER' && areOthers) await changePermissions({ variables: { ...variables, permissions: [...given] } });
    if (role === 'TEAM_ADMIN' && role !== person.currentTeamRole) await changeRole({ variables: { ...variables, role } });
    toast({ text: <><b>{nameOf(person)}</b> is changed</>, about: person.id });
    onClose();
    await refetch();
  });
  return (
    <form onSubmit={submit}>
      <div>
        {problem === null ? null : <Note isBad title="Not saved">{problem.message}</Note>}
        {isSelf ? <Note title="This is you">Only somebody else can change what you may do.</Note> : null}
        {mayChangeRole ? <RoleChoice role={role} onChange={setRole} /> : null}
        {role === 'TEAM_ADMIN'
          ? mayChangeRole ? null : <p className={styles['label']}>Administrators may do everything.</p>
          : <PermissionBoxes given={given} mayChange={(key) => mayGrant(editor, { ...person, currentTeamRole: role }, key)} onChange={setGiven} />}
        {editor.isAdmin && !isSelf && person.status !== 'INVITED' ? <PersonSignIns userId={person.id} /> : null}
        {isSelf ? null : <PersonActions person={person} onClose={onClose} refetch={refetch} />}
      </div>
      <footer>
        <Button type="submit" variant="filled" loading={isBusy} disabled={!isChanged}>Save</Button>
        <Button onClick={onClose}>{isChanged ? 'Cancel' : 'Close'}</Button>
      </footer>
    </form>
  );
}
