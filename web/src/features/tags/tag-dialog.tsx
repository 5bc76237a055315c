import { useMutation } from '@apollo/client/react';
import { Button, Modal } from '@mantine/core';
import type { LabelColour } from '../../gql/graphql.ts';
import { colors, colorWord } from '../../tags/colours.ts';
import type { TagKind, TagRow } from '../../tags/kinds.ts';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { NameField } from '../../ui/form/name-field.tsx';
import { textOf } from '../../typed/text-of.ts';
import { useSubmit } from '../../ui/hooks/use-submit.ts';
import styles from './tags-page.module.css';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

/** `tag` is null for a new one. */
type TagDialogProps = { kind: TagKind; tag: TagRow | null; onClose: () => void };

export function TagDialog(props: TagDialogProps) {
  const { kind, tag, onClose } = props;
  return (
    <Modal
      opened
      onClose={onClose}
      title={tag === null ? kind.texts.new : texts.editNamed({ name: tag.name })}
    >
      <TagForm {...props} />
    </Modal>
  );
}

function TagForm({ kind, tag, onClose }: TagDialogProps) {
  const refetch = { refetchQueries: [...kind.queries], awaitRefetchQueries: true };
  const [create] = useMutation(kind.create, refetch);
  const [update] = useMutation(kind.update, refetch);
  const { submit, isBusy, problem, messages } = useSubmit(async (form) => {
    const colour = colors.find((each) => each === form.get('colour'));
    const input = { name: textOf(form, 'name'), ...(colour !== undefined && { colour }) };
    await (tag === null
      ? create({ variables: { input } })
      : update({ variables: { id: tag.id, input } }));
    onClose();
  });
  return (
    <form onSubmit={submit} noValidate className={styles['form']}>
      {messages['name'] === undefined ? <FormProblem problem={problem} /> : null}
      <NameField
        start={tag?.name ?? ''}
        maxLength={60}
        placeholder={kind.texts.example}
        message={messages['name']}
      />
      {kind.hasColor ? <Palette chosen={tag?.colour ?? 'GRAY'} /> : null}
      <div>
        <Button type="submit" variant="filled" loading={isBusy}>
          {tag === null ? common.create : common.save}
        </Button>
        <Button onClick={onClose}>{common.cancel}</Button>
      </div>
    </form>
  );
}

function Palette({ chosen }: { chosen: LabelColour }) {
  return (
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
          defaultChecked={colour === chosen}
        />
      ))}
    </fieldset>
  );
}
