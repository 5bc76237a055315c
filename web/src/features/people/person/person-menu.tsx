import { useMutation } from '@apollo/client/react';
import { Menu, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconLock, IconLockOpen, IconSpy, IconUserMinus, IconUserX } from '@tabler/icons-react';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { MoreButton } from '../../../ui/buttons/more-button.tsx';
import { useViewer } from '../../../account/viewer.ts';
import { EraseDialog } from '../../../shared/personal-data/erase-dialog.tsx';
import type { PersonFragment } from '../../../gql/graphql.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useToast } from '../../../ui/states/toasts.tsx';
import { LockPersonMutation, UnlockPersonMutation } from '../people.graphql.ts';
import { isAdmin, mayRestore, personName, type Editor } from '../roles/permissions.ts';
import { RemoveQuestion } from '../remove-question.tsx';
import { useRestore } from '../use-restore.tsx';
import styles from './person.module.css';
import { UseAsDialog } from './use-as-dialog.tsx';
import { useActionToast } from '../use-action-toast.ts';
import { common } from '../../../texts/common.ts';
import { rich } from '../../../texts/rich.ts';
import { texts } from './texts.ts';

type PersonMenuProps = {
  person: PersonFragment;
  editor: Editor;
  refetch: () => Promise<unknown>;
  onErasing: (isErasing: boolean) => void;
};

/** Locks and unlocks, each with a toast; locking has an undo. */
function useLock({ person, refetch }: Pick<PersonMenuProps, 'person' | 'refetch'>) {
  const variables = { id: person.id };
  const [lock] = useMutation(LockPersonMutation, { variables });
  const [unlock] = useMutation(UnlockPersonMutation, { variables });
  const toast = useToast();
  const run = useActionToast(person.id);
  const name = <b>{personName(person)}</b>;
  const unlockNow = () =>
    void run(unlock, { text: rich(texts.maySignInAgain, { name }) }).then(refetch);
  async function lockNow() {
    await lock();
    toast({
      about: person.id,
      text: rich(texts.isLocked, { name }),
      action: { label: common.undo, run: unlockNow },
    });
  }
  return { lockNow, unlockNow };
}

function usePersonMenu({ person, editor, refetch, onErasing }: PersonMenuProps) {
  const { lockNow, unlockNow } = useLock({ person, refetch });
  const [isAsking, question] = useDisclosure(false);
  const [isLocking, locking] = useDisclosure(false);
  const [isGoing, going] = useDisclosure(false);
  const [isErasing, erasing] = useDisclosure(false, {
    onOpen: () => onErasing(true),
    onClose: () => onErasing(false),
  });
  const { viewer } = useViewer();
  const navigate = useNavigate();
  const toast = useToast();
  const { restore } = useRestore(person);
  const name = personName(person);
  const isFixed = isAdmin(person);
  const mayUseAs =
    !isFixed &&
    person.status === 'ACTIVE' &&
    viewer.currentTeamRole === 'TEAM_ADMIN' &&
    person.id !== viewer.id;

  async function lock() {
    await lockNow();
    locking.close();
    await refetch();
  }

  function removed() {
    toast({
      about: person.id,
      text: rich(texts.isRemoved, { name: <b>{name}</b> }),
      ...(mayRestore(editor, person) && {
        action: { label: common.undo, run: () => void restore() },
      }),
    });
    void navigate('/people');
  }
  return {
    lock,
    unlockNow,
    isAsking,
    question,
    isLocking,
    locking,
    isGoing,
    going,
    isErasing,
    erasing,
    viewer,
    navigate,
    name,
    isFixed,
    mayUseAs,
    removed,
  };
}

/** Actions for a member; harmful ones ask first or have an undo. */
export function PersonMenu(props: PersonMenuProps) {
  const { person } = props;
  const menu = usePersonMenu(props);
  return (
    <>
      <PersonMenuItems
        name={menu.name}
        person={person}
        onUnlock={menu.unlockNow}
        locking={menu.locking}
        mayUseAs={menu.mayUseAs}
        going={menu.going}
        question={menu.question}
        viewer={menu.viewer}
        erasing={menu.erasing}
        isFixed={menu.isFixed}
      />
      <LockDialog
        isLocking={menu.isLocking}
        name={menu.name}
        locking={menu.locking}
        onLock={menu.lock}
      />
      <Modal
        opened={menu.isAsking}
        onClose={menu.question.close}
        title={<span className="cut">{texts.removeQuestion({ name: menu.name })}</span>}
      >
        <RemoveQuestion
          id={person.id}
          name={menu.name}
          onKeep={menu.question.close}
          onRemoved={menu.removed}
        />
      </Modal>
      {menu.mayUseAs ? (
        <UseAsDialog
          id={person.id}
          name={menu.name}
          isOpen={menu.isGoing}
          onClose={menu.going.close}
        />
      ) : null}
      <EraseDialog
        person={{ id: person.id, name: menu.name }}
        isOpen={menu.isErasing}
        onClose={menu.erasing.close}
        onErased={() => void menu.navigate('/people')}
      />
    </>
  );
}

type LockDialogProps = {
  isLocking: boolean;
  name: string;
  locking: { close: () => void };
  onLock: () => Promise<void>;
};

function LockDialog({ isLocking, name, locking, onLock }: LockDialogProps) {
  return (
    <ConfirmDialog
      isOpen={isLocking}
      title={texts.lockQuestion({ name })}
      verb={texts.lockPerson({ name })}
      failure={texts.notLocked}
      isDestructive={false}
      onClose={locking.close}
      onConfirm={onLock}
    >
      <p>{texts.lockExplained}</p>
    </ConfirmDialog>
  );
}

type PersonMenuItemsProps = {
  name: string;
  person: PersonFragment;
  onUnlock: () => void;
  locking: { open: () => void };
  mayUseAs: boolean;
  going: { open: () => void };
  question: { open: () => void };
  viewer: ReturnType<typeof useViewer>['viewer'];
  erasing: { open: () => void };
  isFixed: boolean;
};

function PersonMenuItems({
  name,
  person,
  onUnlock,
  locking,
  mayUseAs,
  going,
  question,
  viewer,
  erasing,
  isFixed,
}: PersonMenuItemsProps) {
  const whyId = useId();
  const why = isFixed ? { disabled: true, 'aria-describedby': whyId } : {};
  return (
    <Menu position="bottom-end" width={232}>
      <MoreButton about={name} />
      <Menu.Dropdown>
        {person.status === 'LOCKED' ? (
          <Menu.Item leftSection={<IconLockOpen aria-hidden="true" />} onClick={onUnlock}>
            {texts.unlock}
          </Menu.Item>
        ) : (
          <Menu.Item leftSection={<IconLock aria-hidden="true" />} {...why} onClick={locking.open}>
            {texts.lock}
          </Menu.Item>
        )}
        {mayUseAs ? (
          <Menu.Item leftSection={<IconSpy aria-hidden="true" />} onClick={going.open}>
            {texts.useLecternAs({ name })}
          </Menu.Item>
        ) : null}
        <Menu.Divider />
        <Menu.Item
          className="bad"
          leftSection={<IconUserMinus aria-hidden="true" />}
          {...why}
          onClick={question.open}
        >
          {texts.removeFromTheTeam}
        </Menu.Item>
        {viewer.currentTeamRole === 'TEAM_ADMIN' ? (
          <Menu.Item
            className="bad"
            leftSection={<IconUserX aria-hidden="true" />}
            {...why}
            onClick={erasing.open}
          >
            {texts.erase}
          </Menu.Item>
        ) : null}
        {isFixed ? (
          <p id={whyId} className={styles['why']}>
            {texts.adminsAreProtected}
          </p>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
}
