import { useMutation } from '@apollo/client/react';
import { ActionIcon, Button, Drawer, TextInput } from '@mantine/core';
import { IconTrash, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useViewer } from '../../../account/viewer.ts';
import type { RoleFragment } from '../../../gql/graphql.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Note } from '../../../ui/states/note.tsx';
import { problemToast } from '../../../ui/states/problem-toast.ts';
import { deletedToast } from '../../../ui/states/deleted-toast.tsx';
import { useToast } from '../../../ui/states/toasts.tsx';
import { useSubmit } from '../../../ui/hooks/use-submit.ts';
import { CreateRoleMutation, DeleteRoleMutation, ReviseRoleMutation } from '../people.graphql.ts';
import styles from '../people.module.css';
import { PermissionBoxes } from './permission-boxes.tsx';
import { common } from '../../../texts/common.ts';
import { rich } from '../../../texts/rich.ts';
import { texts } from './texts.ts';

type Edited = RoleFragment | 'new' | null;

/** Creates a role, or changes it for everyone who has it. */
export function RoleSheet({ edited, onClose }: { edited: Edited; onClose: () => void }) {
  const [last, setLast] = useState(edited);
  if (edited !== null && edited !== last) setLast(edited);
  const shown = edited ?? last;
  const title = shown === 'new' || shown === null ? texts.newRole : shown.name;
  return (
    <Drawer
      opened={edited !== null}
      onClose={onClose}
      size={560}
      withCloseButton={false}
      padding={0}
      attributes={{ content: { 'aria-label': title } }}
      classNames={{ body: styles['sheet'] ?? '' }}
    >
      <div className={styles['sheetHead']}>
        <div>
          <h2>{title}</h2>
        </div>
        <ActionIcon aria-label={common.close} onClick={onClose}>
          <IconX aria-hidden="true" />
        </ActionIcon>
      </div>
      {shown === null ? null : (
        <RoleForm
          key={shown === 'new' ? 'new' : shown.id}
          role={shown === 'new' ? null : shown}
          onClose={onClose}
        />
      )}
    </Drawer>
  );
}

function RoleForm({ role, onClose }: { role: RoleFragment | null; onClose: () => void }) {
  const { can } = useViewer();
  const [name, setName] = useState(role?.name ?? '');
  const [permissions, setPermissions] = useState<ReadonlySet<string>>(new Set(role?.permissions));
  const [isAsking, setIsAsking] = useState(false);
  const refetchQueries = [common.roles, 'RoleNames', 'PeoplePage'];
  const [create] = useMutation(CreateRoleMutation, { refetchQueries });
  const [revise] = useMutation(ReviseRoleMutation, { refetchQueries });
  const toast = useToast();
  const recreate = ({ id, ...as }: { id: string; name: string; permissions: string[] }) =>
    revise({ variables: { id, ...as } });
  const { submit, isBusy, problem, messages } = useSubmit(async () => {
    const input = { name: name.trim(), permissions: [...permissions] };
    if (role === null) await create({ variables: input });
    else await recreate({ id: role.id, ...input });
    const undo = () => {
      if (role !== null)
        void recreate({ id: role.id, name: role.name, permissions: [...role.permissions] }).then(
          () => toast({ text: texts.undone, about: role.id }),
          (failure: unknown) => toast(problemToast(failure, role.id)),
        );
    };
    toast({
      text: (
        <>
          {role === null
            ? rich(texts.isCreated, { name: <b>{input.name}</b> })
            : rich(texts.isSaved, { name: <b>{input.name}</b> })}
        </>
      ),
      about: role?.id ?? 'role',
      ...(role !== null && { action: { label: common.undo, run: undo } }),
    });
    onClose();
  });
  return (
    <form onSubmit={submit} noValidate>
      <div>
        {problem !== null && messages['name'] === undefined ? (
          <Note isBad title={common.notSaved}>
            {problem.message}
          </Note>
        ) : null}
        <NameField name={name} setName={setName} messages={messages} />
        {role === null ? null : (
          <p className={styles['label']}>
            {role.memberCount === 0
              ? texts.roleUnused
              : texts.peopleHaveThisRole({ count: role.memberCount })}
          </p>
        )}
        <PermissionBoxes
          granted={permissions}
          mayChange={can}
          isExplained
          onChange={setPermissions}
        />
        {role === null ? null : <DeleteRoleButton setIsAsking={setIsAsking} />}
        {role === null ? null : (
          <DeleteRoleDialog
            role={role}
            isOpen={isAsking}
            onClose={() => setIsAsking(false)}
            onDeleted={onClose}
          />
        )}
      </div>
      <footer>
        <Button type="submit" variant="filled" loading={isBusy}>
          {role === null ? common.create : common.save}
        </Button>
        <Button onClick={onClose}>{common.cancel}</Button>
      </footer>
    </form>
  );
}

function DeleteRoleButton({ setIsAsking }: { setIsAsking: (value: boolean) => void }) {
  return (
    <div className={styles['things']}>
      <Button leftSection={<IconTrash aria-hidden="true" />} onClick={() => setIsAsking(true)}>
        {texts.deleteRole}
      </Button>
    </div>
  );
}

type NameFieldProps = {
  name: string;
  setName: (value: string) => void;
  messages: Readonly<Record<string, string | undefined>>;
};

function NameField({ name, setName, messages }: NameFieldProps) {
  return (
    <TextInput
      label={common.name}
      value={name}
      onChange={({ currentTarget }) => setName(currentTarget.value)}
      error={messages['name']}
      maxLength={60}
      autoComplete="off"
      placeholder={texts.contentEditor}
      data-autofocus
    />
  );
}

/** Asks first, with the number of people. */
function DeleteRoleDialog({
  role,
  isOpen,
  onClose,
  onDeleted,
}: {
  role: RoleFragment;
  isOpen: boolean;
  onClose: () => void;
  onDeleted: () => void;
}) {
  const [remove] = useMutation(DeleteRoleMutation, {
    variables: { id: role.id },
    refetchQueries: ['Roles', 'RoleNames', 'PeoplePage'],
  });
  const toast = useToast();
  async function confirmed() {
    await remove();
    toast(deletedToast(role));
    onDeleted();
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={texts.deleteNamed({ name: role.name })}
      verb={texts.deleteWithName({ name: role.name })}
      failure={common.notDeleted}
      onClose={onClose}
      onConfirm={confirmed}
    >
      <p>
        {role.memberCount === 0
          ? texts.deleteUnusedRole
          : texts.peopleHaveItAndLose({ count: role.memberCount })}
      </p>
    </ConfirmDialog>
  );
}
