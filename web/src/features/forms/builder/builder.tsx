import { useMutation } from '@apollo/client/react';
import { Button, Switch, Textarea, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { fieldMessages, problemOf, type Problem } from '../../../edge/problem.ts';
import type { EditedFormFragment } from '../../../gql/graphql.ts';
import { common } from '../../../texts/common.ts';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { Unsaved } from '../../../ui/form/leave-guard.tsx';
import { Section } from '../../../ui/section.tsx';
import { UpdateFormMutation } from '../forms.graphql.ts';
import styles from '../forms.module.css';
import { texts } from './texts.ts';
import { draftOf, inputOf, newKey, newQuestion, type Draft, type DraftPage } from './draft.ts';
import { PageEditor } from './page-editor.tsx';
import { Preview } from './preview.tsx';

/** Edits what a form asks and says, with a preview beside it. */
export function Builder({ form }: { form: EditedFormFragment }) {
  const [draft, setDraft] = useState(() => draftOf(form));
  const [saved, setSaved] = useState(draft);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [update, { loading }] = useMutation(UpdateFormMutation);
  const change = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }));
  const isDirty = draft !== saved;
  const messages = fieldMessages(problem);
  const save = async () => {
    setProblem(null);
    try {
      await update({ variables: { id: form.id, input: inputOf(draft) } });
      setSaved(draft);
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  const isShown = (field: string) => /^(title|introduction|thanks|pages\.\d+\.)/.test(field);
  return (
    <div className={styles['builder']}>
      <div className={styles['editor']}>
        <Texts draft={draft} messages={messages} onChange={change} />
        <Pages draft={draft} messages={messages} onChange={change} />
        <Notifications draft={draft} onChange={change} />
        {problem && !Object.keys(messages).every(isShown) ? (
          <FormProblem problem={problem} />
        ) : null}
        {problem && Object.keys(messages).length === 0 ? <FormProblem problem={problem} /> : null}
        {isDirty ? <Unsaved /> : null}
        <div className={styles['saveBar']}>
          <Button
            variant="filled"
            disabled={!isDirty}
            loading={loading}
            onClick={() => void save()}
          >
            {common.save}
          </Button>
        </div>
      </div>
      <Preview form={form} draft={draft} />
    </div>
  );
}

type PartProps = {
  draft: Draft;
  messages: Readonly<Record<string, string | undefined>>;
  onChange: (changes: Partial<Draft>) => void;
};

function Texts({ draft, messages, onChange }: PartProps) {
  return (
    <Section title={texts.headingAndTexts}>
      <div className={styles['fields']}>
        <TextInput
          label={texts.heading}
          description={texts.headingHint}
          value={draft.title}
          maxLength={200}
          error={messages['title']}
          onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
        />
        <Textarea
          label={texts.introduction}
          value={draft.introduction}
          autosize
          minRows={2}
          error={messages['introduction']}
          onChange={({ currentTarget }) => onChange({ introduction: currentTarget.value })}
        />
        <Textarea
          label={texts.thanks}
          description={texts.thanksHint}
          value={draft.thanks}
          autosize
          minRows={1}
          error={messages['thanks']}
          onChange={({ currentTarget }) => onChange({ thanks: currentTarget.value })}
        />
      </div>
    </Section>
  );
}

function Pages({ draft: { pages }, messages, onChange }: PartProps) {
  const changePage = (index: number, page: DraftPage) =>
    onChange({ pages: pages.map((each, at) => (at === index ? page : each)) });
  return (
    <>
      {pages.map((page, index) => (
        <PageEditor
          key={page.key}
          page={page}
          index={index}
          pages={pages}
          messages={messages}
          onChange={(changed) => changePage(index, changed)}
          onPages={(changed) => onChange({ pages: changed })}
          onAdd={() =>
            changePage(index, { ...page, questions: [...page.questions, newQuestion(pages)] })
          }
          {...(pages.length > 1
            ? { onRemove: () => onChange({ pages: pages.filter((each) => each !== page) }) }
            : {})}
        />
      ))}
      <Button
        leftSection={<IconPlus aria-hidden="true" />}
        onClick={() => onChange({ pages: [...pages, { key: newKey(), title: '', questions: [] }] })}
      >
        {texts.addPage}
      </Button>
    </>
  );
}

function Notifications({ draft, onChange }: Pick<PartProps, 'draft' | 'onChange'>) {
  const field = (
    name: 'self' | 'respondent',
    label: ReactNode,
    hint: string | null,
    to: string,
  ) => (
    <div>
      <Switch
        label={label}
        {...(hint === null ? {} : { description: hint })}
        checked={draft[name].enabled}
        onChange={({ currentTarget }) =>
          onChange({ [name]: { ...draft[name], enabled: currentTarget.checked } })
        }
      />
      {draft[name].enabled ? (
        <Textarea
          label={to}
          value={draft[name].recipients}
          autosize
          minRows={1}
          onChange={({ currentTarget }) =>
            onChange({ [name]: { ...draft[name], recipients: currentTarget.value } })
          }
        />
      ) : null}
    </div>
  );
  return (
    <Section title={texts.emails}>
      <div className={styles['fields']}>
        {field('self', texts.mailTeam, null, texts.recipients)}
        {field('respondent', texts.mailRespondent, texts.mailRespondentHint, texts.copies)}
      </div>
    </Section>
  );
}
