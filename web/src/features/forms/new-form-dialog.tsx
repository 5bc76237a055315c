import { useMutation } from '@apollo/client/react';
import { Button, Modal } from '@mantine/core';
import { useNavigate } from 'react-router';
import { common } from '../../texts/common.ts';
import { textOf } from '../../typed/text-of.ts';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { NameField } from '../../ui/form/name-field.tsx';
import { useSubmit } from '../../ui/hooks/use-submit.ts';
import { CreateFormMutation, UpdateFormMutation } from './forms.graphql.ts';
import styles from './forms.module.css';
import { texts } from './texts.ts';

/** Names a new form, or renames one. */
export function NewFormDialog({
  form = null,
  onClose,
}: {
  form?: { id: string; name: string } | null;
  onClose: () => void;
}) {
  return (
    <Modal opened onClose={onClose} title={form ? texts.rename : texts.newForm}>
      <NameForm form={form} onClose={onClose} />
    </Modal>
  );
}

function NameForm({
  form,
  onClose,
}: {
  form: { id: string; name: string } | null;
  onClose: () => void;
}) {
  const [create] = useMutation(CreateFormMutation, { refetchQueries: ['FormsPage'] });
  const [update] = useMutation(UpdateFormMutation);
  const navigate = useNavigate();
  const { submit, isBusy, problem, messages } = useSubmit(async (given) => {
    const input = { name: textOf(given, 'name') };
    if (form) await update({ variables: { id: form.id, input } });
    else {
      const { data } = await create({ variables: { input } });
      if (data) void navigate(`/forms/${data.createForm.id}`);
    }
    onClose();
  });
  return (
    <form onSubmit={submit} noValidate className={styles['dialog']}>
      {messages['name'] === undefined ? <FormProblem problem={problem} /> : null}
      <NameField
        start={form?.name ?? ''}
        maxLength={120}
        placeholder={texts.roofSurvey}
        message={messages['name']}
      />
      <div>
        <Button type="submit" variant="filled" loading={isBusy}>
          {form ? common.save : common.create}
        </Button>
        <Button onClick={onClose}>{common.cancel}</Button>
      </div>
    </form>
  );
}
