import { Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { NameField } from '../../ui/form/name-field.tsx';
import { textOf } from '../../typed/text-of.ts';
import { useSubmit } from '../../ui/hooks/use-submit.ts';
import styles from './groups.module.css';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

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
    await onNamed(textOf(form, 'name'));
    onClose();
  });
  return (
    <form onSubmit={submit} noValidate className={styles['form']}>
      {messages['name'] === undefined ? <FormProblem problem={problem} /> : null}
      <NameField
        start={name}
        maxLength={100}
        placeholder={texts.fieldSales}
        message={messages['name']}
      />
      {children}
      <div>
        <Button onClick={onClose}>{common.cancel}</Button>
        <Button type="submit" variant="filled" loading={isBusy}>
          {verb}
        </Button>
      </div>
    </form>
  );
}
