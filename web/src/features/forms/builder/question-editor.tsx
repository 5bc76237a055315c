import { ActionIcon, Checkbox, NativeSelect, Switch, Textarea, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { AGREED, questionTypes } from '@lectern/schemas/forms/questions.ts';
import styles from '../forms.module.css';
import { texts } from './texts.ts';
import {
  decidersBefore,
  hasOptions,
  kinds,
  linesOf,
  type DraftPage,
  type DraftQuestion,
} from './draft.ts';

type QuestionEditorProps = {
  question: DraftQuestion;
  number: number;
  pages: readonly DraftPage[];
  messageOf: (field: string) => string | undefined;
  onChange: (question: DraftQuestion) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

export function QuestionEditor(props: QuestionEditorProps) {
  const { question, number, messageOf, onChange, onMove, onRemove } = props;
  const change = (changes: Partial<DraftQuestion>) => onChange({ ...question, ...changes });
  return (
    <fieldset className={styles['question']}>
      <legend>{texts.questionNumber({ number })}</legend>
      <div className={styles['tools']}>
        <ActionIcon aria-label={texts.moveUp} onClick={() => onMove(-1)}>
          <IconArrowUp aria-hidden="true" />
        </ActionIcon>
        <ActionIcon aria-label={texts.moveDown} onClick={() => onMove(1)}>
          <IconArrowDown aria-hidden="true" />
        </ActionIcon>
        <ActionIcon aria-label={texts.removeQuestion} onClick={onRemove}>
          <IconTrash aria-hidden="true" />
        </ActionIcon>
      </div>
      <Textarea
        label={question.type === 'CONSENT' ? texts.statement : texts.question}
        value={question.label}
        autosize
        minRows={1}
        error={messageOf('label')}
        onChange={({ currentTarget }) => change({ label: currentTarget.value })}
      />
      <div className={styles['pair']}>
        <NativeSelect
          label={texts.kind}
          data={questionTypes.map((value) => ({ value, label: kinds[value] }))}
          value={question.type}
          onChange={({ currentTarget }) =>
            change({
              type: questionTypes.find((each) => each === currentTarget.value) ?? 'TEXT',
            })
          }
        />
        <TextInput
          label={texts.hint}
          value={question.help}
          maxLength={500}
          onChange={({ currentTarget }) => change({ help: currentTarget.value })}
        />
      </div>
      {hasOptions(question.type) ? (
        <Textarea
          label={texts.options}
          description={texts.optionsHint}
          value={question.options}
          autosize
          minRows={2}
          error={messageOf('options')}
          onChange={({ currentTarget }) => change({ options: currentTarget.value })}
        />
      ) : null}
      <Switch
        label={texts.isRequired}
        checked={question.isRequired}
        onChange={({ currentTarget }) => change({ isRequired: currentTarget.checked })}
      />
      <Condition {...props} />
    </fieldset>
  );
}

/** The earlier question and its answers with which this one is shown. */
function Condition({ question, pages, messageOf, onChange }: QuestionEditorProps) {
  const deciders = decidersBefore(pages, question.key);
  const { shownWhen } = question;
  if (deciders.length === 0 && shownWhen === null) return null;
  const decider = deciders.find(({ id }) => id === shownWhen?.questionId);
  const answersOf = ({ type, options }: DraftQuestion) =>
    type === 'CONSENT'
      ? [{ value: AGREED, label: texts.agreed }]
      : linesOf(options).map((value) => ({ value, label: value }));
  const choose = (id: string) => {
    const next = deciders.find((each) => each.id === id);
    const values = next ? answersOf(next).slice(0, 1) : [];
    onChange({
      ...question,
      shownWhen: next ? { questionId: id, values: values.map(({ value }) => value) } : null,
    });
  };
  return (
    <div className={styles['condition']}>
      <NativeSelect
        label={texts.shownWhen}
        error={messageOf('shownWhen') ?? messageOf('shownWhen.values')}
        data={[
          { value: '', label: texts.always },
          ...deciders.map(({ id, label }) => ({ value: id, label: label || id })),
        ]}
        value={shownWhen?.questionId ?? ''}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {decider && shownWhen ? (
        <Checkbox.Group
          label={texts.isAnyOf}
          value={[...shownWhen.values]}
          onChange={(values) => onChange({ ...question, shownWhen: { ...shownWhen, values } })}
        >
          <div className={styles['values']}>
            {answersOf(decider).map(({ value, label }) => (
              <Checkbox key={value} value={value} label={label} />
            ))}
          </div>
        </Checkbox.Group>
      ) : null}
    </div>
  );
}
