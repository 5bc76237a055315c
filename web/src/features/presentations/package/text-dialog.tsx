import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Modal, Textarea } from '@mantine/core';
import { problemOf } from '../../../edge/problem.ts';
import type { PackageTextQuery as Answer } from '../../../gql/graphql.ts';
import { common } from '../../../texts/common.ts';
import { rich } from '../../../texts/rich.ts';
import { textOf } from '../../../typed/text-of.ts';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { Ago } from '../../../ui/format/ago.tsx';
import { size } from '../../../ui/format/bytes.ts';
import { useSubmit } from '../../../ui/hooks/use-submit.ts';
import { Note } from '../../../ui/states/note.tsx';
import { problemToast } from '../../../ui/states/problem-toast.ts';
import { useToast } from '../../../ui/states/toasts.tsx';
import styles from './package.module.css';
import { EditTextMutation, PackageTextQuery, RestoreTextMutation } from './package.graphql.ts';
import { texts } from './texts.ts';

type TextDialogProps = { file: { id: string; name: string }; onClose: () => void };
type Text = NonNullable<Answer['file']>;

/** Edits a text of a package; every content that it had can be restored. */
export function TextDialog({ file, onClose }: TextDialogProps) {
  const { data, error } = useQuery(PackageTextQuery, {
    variables: { id: file.id },
    fetchPolicy: 'network-only',
  });
  const text = data?.file;
  return (
    <Modal opened onClose={onClose} title={texts.editNamed({ name: file.name })} size="xl">
      {error ? (
        <Note isBad title={problemOf(error).message} />
      ) : !text ? (
        <p role="status">{common.loading}</p>
      ) : (
        <TextForm key={text.textVersions[0]?.number} text={text} {...{ file, onClose }} />
      )}
    </Modal>
  );
}

function TextForm({ text, file, onClose }: TextDialogProps & { text: Text }) {
  const [edit] = useMutation(EditTextMutation);
  const toast = useToast();
  const { submit, isBusy, problem, messages } = useSubmit(async (form) => {
    const content = textOf(form, 'content').replaceAll('\r\n', '\n');
    await edit({ variables: { id: file.id, content } });
    toast({ text: rich(texts.saved, { name: <b>{file.name}</b> }), about: file.id });
    onClose();
  });
  return (
    <form onSubmit={submit} className={styles['form']}>
      {messages['content'] === undefined ? <FormProblem problem={problem} /> : null}
      <p className="dim">{texts.recipientsSeeIt}</p>
      <Textarea
        name="content"
        aria-label={texts.text}
        defaultValue={text.content ?? ''}
        error={messages['content']}
        spellCheck={false}
        minRows={16}
        maxRows={28}
        autosize
      />
      <div>
        <Button type="submit" variant="filled" loading={isBusy}>
          {common.save}
        </Button>
        <Button onClick={onClose}>{common.cancel}</Button>
      </div>
      {text.textVersions.length > 1 ? <Versions text={text} name={file.name} /> : null}
    </form>
  );
}

function Versions({ text, name }: { text: Text; name: string }) {
  const [restore, { loading }] = useMutation(RestoreTextMutation);
  const toast = useToast();
  const now = text.textVersions[0]?.number;
  const show = (version: number) =>
    void restore({ variables: { id: text.id, version } }).then(
      () => toast({ text: rich(texts.restored, { name: <b>{name}</b> }), about: text.id }),
      (error: unknown) => toast(problemToast(error, text.id)),
    );
  return (
    <section aria-label={texts.versions}>
      <h3>{texts.versions}</h3>
      <ul className={styles['versions']}>
        {text.textVersions.map(({ number, size: bytes, editedAt, editor }) => (
          <li key={number}>
            <span>
              {editor === null
                ? texts.versionUploaded({ number, size: size(bytes) })
                : texts.versionBy({
                    number,
                    size: size(bytes),
                    name: editor.name ?? texts.someone,
                  })}{' '}
              <small className="dim">
                <Ago at={editedAt} />
              </small>
            </span>
            {number === now ? (
              <small className="dim">{texts.current}</small>
            ) : (
              <Button
                size="xs"
                disabled={loading}
                aria-label={texts.restoreVersion({ number })}
                onClick={() => show(number)}
              >
                {common.restore}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
