import { useMutation } from '@apollo/client/react';
import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import type { LabelRowFragment } from '../../gql/graphql.ts';
import { Note } from '../../ui/states/note.tsx';
import { SearchSelect } from '../../ui/form/search-select.tsx';
import { useToast } from '../../ui/states/toasts.tsx';
import { useSubmit } from '../../ui/hooks/use-submit.ts';
import { MergeLabelsMutation } from './labels.graphql.ts';
import styles from './labels-page.module.css';
import { presentations } from './count-presentations.ts';
import { common } from '../../texts/common.ts';
import { rich } from '../../texts/rich.ts';
import { texts } from './texts.ts';

type MergeDialogProps = {
  label: LabelRowFragment;
  labels: readonly LabelRowFragment[];
  onClose: () => void;
};

/** One label becomes another. It cannot be undone, so it says what it touches. */
export function MergeDialog({ label, labels, onClose }: MergeDialogProps) {
  return (
    <Modal opened onClose={onClose} title={texts.mergeIntoAnotherLabel({ name: label.name })}>
      <MergeForm label={label} labels={labels} onClose={onClose} />
    </Modal>
  );
}

function MergeForm({ label: { id, name, presentationCount }, labels, onClose }: MergeDialogProps) {
  const [complaint, setComplaint] = useState<string | null>(null);
  const [merge] = useMutation(MergeLabelsMutation, {
    refetchQueries: ['LabelsPage'],
    awaitRefetchQueries: true,
  });
  const toast = useToast();
  const others = labels.filter((other) => other.id !== id);
  const { submit, isBusy, problem } = useSubmit(async (form) => {
    const target = others.find((other) => other.id === form.get('target'));
    if (target === undefined) return setComplaint(texts.pleaseChooseALabel);
    await merge({ variables: { id: target.id, labelIds: [id] } });
    toast({
      text: rich(texts.isNow, { name: <b>{name}</b>, label: <b>{target.name}</b> }),
      about: target.id,
    });
    onClose();
  });
  if (others.length === 0) return <p>{texts.noLabelToMergeInto}</p>;
  return (
    <form onSubmit={submit} noValidate className={styles['form']}>
      {problem === null ? null : (
        <Note isBad title={texts.notMerged}>
          {problem.message}
        </Note>
      )}
      <p>
        {presentationCount === 0
          ? texts.mergeUnusedLabel({ name })
          : texts.mergeUsedLabel({
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
