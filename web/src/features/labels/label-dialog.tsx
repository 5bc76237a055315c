import { useMutation } from '@apollo/client/react';
import { Button, Modal } from '@mantine/core';
import type { LabelRowFragment } from '../../gql/graphql.ts';
import { colors, colorWord, freshColor } from '../../labels/colours.ts';
import { CreateLabelMutation } from '../../labels/labels.graphql.ts';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { NameField } from '../../ui/form/name-field.tsx';
import { textOf } from '../../typed/text-of.ts';
import { useSubmit } from '../../ui/hooks/use-submit.ts';
import { UpdateLabelMutation } from './labels.graphql.ts';
import styles from './labels-page.module.css';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

/** `label` is null for a new one. */
type LabelDialogProps = { label: LabelRowFragment | null; onClose: () => void };

export function LabelDialog(props: LabelDialogProps) {
  const { label, onClose } = props;
  return (
    <Modal
      opened
      onClose={onClose}
      title={label === null ? texts.newLabel : texts.editNamed({ name: label.name })}
    >
      <LabelForm {...props} />
    </Modal>
  );
}

function LabelForm({ label, onClose }: LabelDialogProps) {
  const refetch = { refetchQueries: ['LabelsPage'], awaitRefetchQueries: true };
  const [create] = useMutation(CreateLabelMutation, refetch);
  const [update] = useMutation(UpdateLabelMutation, refetch);
  const { submit, isBusy, problem, messages } = useSubmit(async (form) => {
    const input = {
      name: textOf(form, 'name'),
      colour: colors.find((colour) => colour === form.get('colour')) ?? freshColor([]),
    };
    await (label === null
      ? create({ variables: { input } })
      : update({ variables: { id: label.id, input } }));
    onClose();
  });
  return (
    <form onSubmit={submit} noValidate className={styles['form']}>
      {messages['name'] === undefined ? <FormProblem problem={problem} /> : null}
      <NameField
        start={label?.name ?? ''}
        maxLength={60}
        placeholder={texts.customerStory}
        message={messages['name']}
      />
      <fieldset className={styles['palette']}>
        <legend>{texts.color}</legend>
        {colors.map((colour) => (
          <input
            key={colour}
            type="radio"
            name="colour"
            value={colour}
            data-color={colour}
            aria-label={colorWord(colour)}
            title={colorWord(colour)}
            defaultChecked={colour === (label?.colour ?? 'GRAY')}
          />
        ))}
      </fieldset>
      <div>
        <Button type="submit" variant="filled" loading={isBusy}>
          {label === null ? common.create : common.save}
        </Button>
        <Button onClick={onClose}>{common.cancel}</Button>
      </div>
    </form>
  );
}
