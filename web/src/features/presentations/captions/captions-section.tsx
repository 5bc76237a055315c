import { useMutation } from '@apollo/client/react';
import { ActionIcon, Button, FileInput, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { callEdge } from '../../../edge/edge-fetch.ts';
import { usePageQuery } from '../../../graphql/use-page-query.ts';
import { textOf } from '../../../typed/text-of.ts';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { locale } from '../../../ui/format/locale.ts';
import { useSubmit } from '../../../ui/hooks/use-submit.ts';
import { Section } from '../../../ui/section.tsx';
import { problemToast } from '../../../ui/states/problem-toast.ts';
import { useToast } from '../../../ui/states/toasts.tsx';
import { CaptionsQuery, RemoveCaptionsMutation } from './captions.graphql.ts';
import styles from './captions.module.css';
import { texts } from './texts.ts';

type CaptionsSectionProps = { id: string; mayEdit: boolean };

/** The captions of a film or sound. */
export function CaptionsSection({ id, mayEdit }: CaptionsSectionProps) {
  const { data, refetch } = usePageQuery(CaptionsQuery, { id });
  const [remove] = useMutation(RemoveCaptionsMutation);
  const toast = useToast();
  const captions = data.presentation?.captions ?? [];
  const onRemove = (language: string) =>
    void remove({ variables: { id, language } }).then(
      () => toast({ text: texts.removedCaptions({ language: nameOf(language) }), about: id }),
      (error: unknown) => toast(problemToast(error, id)),
    );
  return (
    <Section title={texts.captions} hint={texts.captionsHint}>
      {captions.length === 0 ? (
        <p className="dim">{texts.noCaptions}</p>
      ) : (
        <ul className={styles['list']}>
          {captions.map(({ language, fileId }) => (
            <li key={fileId}>
              <span>{nameOf(language)}</span>
              {mayEdit ? (
                <ActionIcon
                  aria-label={texts.removeCaptions({ language: nameOf(language) })}
                  onClick={() => onRemove(language)}
                >
                  <IconTrash aria-hidden="true" />
                </ActionIcon>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {mayEdit ? <AddCaptions id={id} onAdded={() => void refetch()} /> : null}
    </Section>
  );
}

function AddCaptions({ id, onAdded }: { id: string; onAdded: () => void }) {
  const { submit, isBusy, problem, messages } = useSubmit(async (given) => {
    const form = new FormData();
    form.set('language', textOf(given, 'language'));
    const file = given.get('file');
    if (file instanceof File) form.set('file', file);
    await callEdge(`/api/admin/presentations/${id}/captions`, { method: 'POST', form });
    onAdded();
  });
  const isKnown = messages['language'] !== undefined || messages['file'] !== undefined;
  return (
    <form onSubmit={submit} noValidate className={styles['form']}>
      {isKnown ? null : <FormProblem problem={problem} />}
      <TextInput
        name="language"
        label={texts.language}
        placeholder={texts.languageHint}
        maxLength={35}
        autoComplete="off"
        error={messages['language']}
      />
      <FileInput
        name="file"
        label={texts.file}
        placeholder={texts.chooseFile}
        accept=".vtt,text/vtt"
        error={messages['file']}
      />
      <Button type="submit" loading={isBusy}>
        {texts.addCaptions}
      </Button>
    </form>
  );
}

/** “German”; the tag itself where it has no name. */
function nameOf(language: string): string {
  try {
    return new Intl.DisplayNames([locale ?? 'en'], { type: 'language' }).of(language) ?? language;
  } catch {
    return language;
  }
}
