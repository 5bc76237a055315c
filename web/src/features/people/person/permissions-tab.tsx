import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Note } from '../../../ui/note.tsx';
import { useToast } from '../../../ui/toasts.tsx';
import { useSubmit } from '../../../ui/use-submit.ts';
import { ChangePermissionsMutation, ChangeRoleMutation } from '../people.graphql.ts';
import { PermissionBoxes } from '../permission-boxes.tsx';
import { mayGrant, nameOf } from '../permissions.ts';
import { RoleChoice } from '../role-choice.tsx';
import styles from './person.module.css';
import type { PersonTabProps } from './shown-person.ts';

/** What somebody has now decides what stands here until it is changed by hand. */
export function PermissionsTab(props: PersonTabProps) {
  const { currentTeamRole, storedPermissions } = props.person;
  return <Rights key={`${currentTeamRole} ${(storedPermissions ?? []).join(' ')}`} {...props} />;
}

/** Role and permissions of one person. What the server would refuse is not offered. */
function Rights({ person, editor, isSelf, refetch }: PersonTabProps) {
  const stored = new Set(person.storedPermissions ?? []);
  const [role, setRole] = useState(person.currentTeamRole);
  const [given, setGiven] = useState<ReadonlySet<string>>(stored);
  const [changeRole] = useMutation(ChangeRoleMutation);
  const [changePermissions] = useMutation(ChangePermissionsMutation);
  const toast = useToast();
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
    await refetch();
  });
  return (
    <form className={styles['form']} onSubmit={submit}>
      {problem === null ? null : <Note isBad title="Not saved">{problem.message}</Note>}
      {isSelf ? <Note title="This is you">Only somebody else can change what you may do.</Note> : null}
      {mayChangeRole ? <RoleChoice role={role} onChange={setRole} /> : null}
      {role === 'TEAM_ADMIN'
        ? mayChangeRole ? null : <p>Administrators may do everything.</p>
        : <PermissionBoxes given={given} mayChange={(key) => mayGrant(editor, { ...person, currentTeamRole: role }, key)} onChange={setGiven} />}
      {isSelf ? null : <div><Button type="submit" variant="filled" loading={isBusy} disabled={!isChanged}>Save</Button></div>}
    </form>
  );
}
