import { useMutation } from '@apollo/client/react';
import { Button, Modal } from '@mantine/core';
import type { FolderNodeFragment } from '../gql/graphql.ts';
import { textOf } from '../typed/text-of.ts';
import { FormProblem } from '../ui/form/form-problem.tsx';
import { NameField } from '../ui/form/name-field.tsx';
import { useSubmit } from '../ui/hooks/use-submit.ts';
import { CreateFolderMutation, UpdateFolderMutation } from './folders.graphql.ts';
import styles from './folders.module.css';
import { common } from '../texts/common.ts';
import { texts } from './texts.ts';
import { afterFolders } from './use-folder-actions.tsx';

type NameDialogProps = {
  /** Null for a new one. */
  folder: FolderNodeFragment | null;
  /** Of a new one; null at the top. */
  parent: FolderNodeFragment | null;
  onClose: () => void;
};

/** Names a new folder, or renames one. */
export function NameDialog(props: NameDialogProps) {
  const { folder, parent, onClose } = props;
  const title =
    folder !== null
      ? texts.renameNamed({ name: folder.name })
      : parent === null
        ? texts.newFolder
        : texts.newFolderIn({ name: parent.name });
  return (
    <Modal opened onClose={onClose} title={title}>
      <NameForm {...props} />
    </Modal>
  );
}

function NameForm({ folder, parent, onClose }: NameDialogProps) {
  const [create] = useMutation(CreateFolderMutation, afterFolders);
  const [update] = useMutation(UpdateFolderMutation, afterFolders);
  const { submit, isBusy, problem, messages } = useSubmit(async (form) => {
    const name = textOf(form, 'name');
    await (folder === null
      ? create({ variables: { input: { name, parentId: parent?.id ?? null } } })
      : update({ variables: { id: folder.id, input: { name } } }));
    onClose();
  });
  return (
    <form onSubmit={submit} noValidate className={styles['form']}>
      {messages['name'] === undefined ? <FormProblem problem={problem} /> : null}
      <NameField
        start={folder?.name ?? ''}
        maxLength={120}
        placeholder={texts.name}
        message={messages['name']}
      />
      <div>
        <Button type="submit" variant="filled" loading={isBusy}>
          {folder === null ? common.create : common.save}
        </Button>
        <Button onClick={onClose}>{common.cancel}</Button>
      </div>
    </form>
  );
}
