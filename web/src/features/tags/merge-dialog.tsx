import { useMutation } from '@apollo/client/react';
import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import type { TagKind, TagRow } from '../../tags/kinds.ts';
import { Note } from '../../ui/states/note.tsx';
import { SearchSelect } from '../../ui/form/search-select.tsx';
import { useToast } from '../../ui/states/toasts.tsx';
import { useSubmit } from '../../ui/hooks/use-submit.ts';
import styles from './tags-page.module.css';
import { presentations } from './count-presentations.ts';
import { common } from '../../texts/common.ts';
import { rich } from '../../texts/rich.ts';
import { texts } from './texts.ts';

type MergeDialogProps = {
  kind: TagKind;
  tag: TagRow;
  tags: readonly TagRow[];
  onClose: () => void;
};

/** One becomes another of its kind. It cannot be undone, so it says what it touches. */
export function MergeDialog(props: MergeDialogProps) {
  const { kind, tag, onClose } = props;
  return (
    <Modal opened onClose={onClose} title={kind.texts.mergeTitle({ name: tag.name })}>
      <MergeForm {...props} />
    </Modal>
  );
}

function MergeForm({
  kind,
  tag: { id, name, presentationCount },
  tags,
  onClose,
}: MergeDialogProps) {
  const [complaint, setComplaint] = useState<string | null>(null);
  const [merge] = useMutation(kind.merge, {
    refetchQueries: [...kind.queries],
    awaitRefetchQueries: true,
  });
  const toast = useToast();
  const others = tags.filter((other) => other.id !== id);
  const { submit, isBusy, problem } = useSubmit(async (form) => {
    const target = others.find((other) => other.id === form.get('target'));
    if (target === undefined) return setComplaint(kind.texts.pleaseChoose);
    await merge({ variables: { id: target.id, tagIds: [id] } });
    toast({
      text: rich(texts.isNow, { name: <b>{name}</b>, target: <b>{target.name}</b> }),
      about: target.id,
    });
    onClose();
  });
  if (others.length === 0) return <p>{kind.texts.noOther}</p>;
  return (
    <form onSubmit={submit} noValidate className={styles['form']}>
      {problem === null ? null : (
        <Note isBad title={texts.notMerged}>
          {problem.message}
        </Note>
      )}
      <p>
        {presentationCount === 0
          ? texts.mergeUnusedTag({ name })
          : kind.texts.getTheOther({
              presentations: presentations(presentationCount),
              name,
            })}
      </p>
      <SearchSelect
        name="target"
        label={texts.mergeInto}
        options={others.map((other) => ({
          value: other.id,
          label: other.name,
          more: presentations(other.presentationCount),
        }))}
        defaultValue={null}
        error={complaint}
        onChange={() => setComplaint(null)}
      />
      <div>
        <Button type="submit" variant="filled" loading={isBusy}>
          {texts.merge}
        </Button>
        <Button onClick={onClose}>{common.cancel}</Button>
      </div>
    </form>
  );
}
