import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { Section } from '../../../ui/section.tsx';
import styles from '../forms.module.css';
import { texts } from './texts.ts';
import type { DraftPage, DraftQuestion } from './draft.ts';
import { moved } from './moved.ts';
import { QuestionEditor } from './question-editor.tsx';

type PageEditorProps = {
  page: DraftPage;
  index: number;
  pages: readonly DraftPage[];
  messages: Readonly<Record<string, string | undefined>>;
  onChange: (page: DraftPage) => void;
  onPages: (pages: readonly DraftPage[]) => void;
  onAdd: () => void;
  onRemove?: () => void;
};

export function PageEditor({
  page,
  index,
  pages,
  messages,
  onChange,
  onPages,
  onAdd,
  onRemove,
}: PageEditorProps) {
  const { title, questions } = page;
  const change = (question: DraftQuestion) =>
    onChange({
      ...page,
      questions: questions.map((each) => (each.key === question.key ? question : each)),
    });
  return (
    <Section
      title={texts.page({ page: index + 1 })}
      aside={
        onRemove ? (
          <ActionIcon aria-label={texts.removePage} onClick={onRemove}>
            <IconTrash aria-hidden="true" />
          </ActionIcon>
        ) : undefined
      }
    >
      <div className={styles['fields']}>
        {pages.length > 1 || title !== '' ? (
          <TextInput
            label={texts.pageTitle}
            value={title}
            maxLength={200}
            error={messages[`pages.${index}.title`]}
            onChange={({ currentTarget }) => onChange({ ...page, title: currentTarget.value })}
          />
        ) : null}
        {questions.map((question, at) => (
          <QuestionEditor
            key={question.key}
            question={question}
            number={numberOf(pages, question.key)}
            pages={pages}
            messageOf={(field) => messages[`pages.${index}.questions.${at}.${field}`]}
            onChange={change}
            onMove={(by) => onPages(moved(pages, question.key, by))}
            onRemove={() =>
              onChange({ ...page, questions: questions.filter((each) => each !== question) })
            }
          />
        ))}
        <div>
          <Button leftSection={<IconPlus aria-hidden="true" />} onClick={onAdd}>
            {texts.addQuestion}
          </Button>
        </div>
      </div>
    </Section>
  );
}

const numberOf = (pages: readonly DraftPage[], key: string) =>
  pages.flatMap(({ questions }) => questions).findIndex((each) => each.key === key) + 1;
