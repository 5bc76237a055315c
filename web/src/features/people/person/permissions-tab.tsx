import { Button } from '@mantine/core';
import { useState } from 'react';
import { Note } from '../../../ui/states/note.tsx';
import { useToast } from '../../../ui/states/toasts.tsx';
import { useSubmit } from '../../../ui/hooks/use-submit.ts';
import { PermissionBoxes } from '../roles/permission-boxes.tsx';
import { mayGrant, personName } from '../roles/permissions.ts';
import { RoleChoice } from '../roles/role-choice.tsx';
import { RoleSelect, useRoles } from '../roles/role-select.tsx';
import { rightsOf, undoneLabel, useRights } from '../roles/use-rights.ts';
import { WhySection } from '../roles/why-section.tsx';
import styles from './person.module.css';
import type { PersonTabProps } from './shown-person.ts';
import { common } from '../../../texts/common.ts';
import { rich } from '../../../texts/rich.ts';
import { texts } from './texts.ts';

/** The saved state fills the form until the user changes it. */
export function PermissionsTab(props: PersonTabProps) {
  const { role, customRoleId, permissions } = rightsOf(props.person);
  return <Rights key={`${role} ${customRoleId ?? ''} ${permissions.join(' ')}`} {...props} />;
}

function useRightsForm({ person, editor, isSelf, refetch }: PersonTabProps) {
  const before = rightsOf(person);
  const stored = new Set(before.permissions);
  const [role, setRole] = useState(before.role);
  const [customRoleId, setCustomRoleId] = useState(before.customRoleId);
  const [granted, setGranted] = useState<ReadonlySet<string>>(stored);
  const ofRole =
    useRoles(editor.can('can_edit_users') && role === 'TEAM_MEMBER').find(
      ({ id }) => id === customRoleId,
    )?.permissions ?? [];
  const { change, undo } = useRights();
  const toast = useToast();
  const mayChangeRole = editor.isAdmin && !isSelf;
  const areOthers = granted.size !== stored.size || [...granted].some((key) => !stored.has(key));
  const isChanged =
    role !== before.role ||
    (role === 'TEAM_MEMBER' && (areOthers || customRoleId !== before.customRoleId));
  const { submit, isBusy, problem } = useSubmit(async () => {
    const to =
      role === 'TEAM_ADMIN'
        ? { role }
        : {
            role,
            ...(customRoleId !== before.customRoleId && { customRoleId }),
            ...(areOthers && { permissions: [...granted] }),
          };
    const [outcome] = await change([{ person, to }]);
    if (outcome === undefined || outcome.after === null)
      throw new Error(outcome?.problem ?? texts.theServerGaveNoAnswer);
    const undoChange = async () => {
      toast({ about: person.id, ...undoneLabel(await undo([outcome])) });
      await refetch();
    };
    toast({
      text: rich(texts.isChanged, { person: <b>{personName(person)}</b> }),
      about: person.id,
      action: { label: common.undo, run: () => void undoChange() },
    });
    await refetch();
  });
  return {
    role,
    setRole,
    customRoleId,
    setCustomRoleId,
    granted,
    setGranted,
    ofRole,
    mayChangeRole,
    isChanged,
    submit,
    isBusy,
    problem,
  };
}

/** Role and permissions, saved together. Options the server would refuse are disabled. */
function Rights(props: PersonTabProps) {
  const { person, editor, isSelf } = props;
  const form = useRightsForm(props);
  return (
    <form className={styles['form']} onSubmit={form.submit}>
      {form.problem === null ? null : (
        <Note isBad title={common.notSaved}>
          {form.problem.message}
        </Note>
      )}
      {isSelf ? <Note title={texts.thisIsYou}>{texts.ownPermissionsHint}</Note> : null}
      {form.mayChangeRole ? <RoleChoice role={form.role} onChange={form.setRole} /> : null}
      {form.role === 'TEAM_ADMIN' ? (
        form.mayChangeRole ? null : (
          <p>{texts.adminsCanDoEverything}</p>
        )
      ) : (
        <>
          {!editor.can('can_edit_users') ? null : (
            <OwnRoleSelect
              customRoleId={form.customRoleId}
              editor={editor}
              isSelf={isSelf}
              setCustomRoleId={form.setCustomRoleId}
            />
          )}
          <PermissionBoxes
            granted={form.granted}
            ofRole={form.ofRole}
            mayChange={(key) => mayGrant(editor, { ...person, currentTeamRole: form.role }, key)}
            onChange={form.setGranted}
          />
        </>
      )}
      {isSelf ? null : (
        <div>
          <Button type="submit" variant="filled" loading={form.isBusy} disabled={!form.isChanged}>
            {common.save}
          </Button>
        </div>
      )}
      <WhySection userId={person.id} />
    </form>
  );
}

type OwnRoleSelectProps = {
  customRoleId: string | null;
  editor: PersonTabProps['editor'];
  isSelf: boolean;
  setCustomRoleId: (value: string | null) => void;
};

function OwnRoleSelect({ customRoleId, editor, isSelf, setCustomRoleId }: OwnRoleSelectProps) {
  return (
    <RoleSelect
      value={customRoleId}
      editor={editor}
      isDisabled={isSelf}
      onChange={setCustomRoleId}
    />
  );
}
