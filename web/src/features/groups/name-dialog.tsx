import { Button, Modal, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { useSubmit } from '../../ui/hooks/use-submit.ts';
import styles from './groups.module.css';

const textOf = (value: FormDataEntryValue | null) =>
  typeof value === 'string' ? value.trim() : '';

type NameDialogProps = {
  title: string;
  verb: string;
  name?: string;
  isOpen: boolean;
  onClose: () => void;
  onNamed: (name: string) => Promise<void>;
  children?: ReactNode;
};

/** Names a new group or renames one. */
export function NameDialog({ title, isOpen, onClose, ...form }: NameDialogProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title={title}>
      <NameForm {...form} onClose={onClose} />
    </Modal>
  );
}

function NameForm({
  verb,
  name = '',
  onClose,
  onNamed,
  children,
}: Omit<NameDialogProps, 'title' | 'isOpen'>) {
  const { submit, isBusy, problem, messages } = useSubmit(async (form) => {
    await onNamed(textOf(form.get('name')));
    onClose();
  });
  return (
    <form onSubmit={submit} noValidate className={styles['form']}>
      {messages['name'] === undefined ? <FormProblem problem={problem} /> : null}
      <TextInput
        name="name"
        label="Name"
        defaultValue={name}
        maxLength={100}
        autoComplete="off"
        data-autofocus
        error={messages['name']}
        placeholder="Field sales"
      />
      {children}
      <div>
        <Button type="submit" variant="filled" loading={isBusy}>
          {verb}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}
