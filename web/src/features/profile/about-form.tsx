import { Button, Textarea, TextInput } from '@mantine/core';
import type { ProfilePageQuery } from '../../gql/graphql.ts';
import { Note } from '../../ui/states/note.tsx';
import styles from './profile.module.css';
import { textOf } from '../../typed/text-of.ts';
import { useEdit } from './use-edit.ts';

/** What colleagues and recipients see. Empty fields are removed. */
export function AboutForm({ viewer }: { viewer: ProfilePageQuery['viewer'] }) {
  const { submit, isBusy, problem, messages, isDirty, touch } = useEdit((form) => ({
    name: textOf(form, 'name'),
    title: textOf(form, 'title') || null,
    phone: textOf(form, 'phone') || null,
    signature: textOf(form, 'signature') || null,
  }));
  return (
    <form className={styles['form']} onSubmit={submit} onChange={touch} noValidate>
      {problem !== null && Object.keys(messages).length === 0 ? (
        <Note isBad title="Not saved">
          {problem.message}
        </Note>
      ) : null}
      <TextInput
        name="name"
        label="Name"
        autoComplete="name"
        required
        defaultValue={viewer.name ?? ''}
        error={messages['name']}
      />
      <div className={styles['pair']}>
        <TextInput
          name="title"
          label="Title"
          autoComplete="organization-title"
          defaultValue={viewer.title ?? ''}
          error={messages['title']}
        />
        <TextInput
          name="phone"
          type="tel"
          label="Phone"
          autoComplete="tel"
          defaultValue={viewer.phone ?? ''}
          error={messages['phone']}
        />
      </div>
      <Textarea
        name="signature"
        label="Signature"
        description="Plain text, as many lines as you like."
        autosize
        minRows={3}
        maxRows={8}
        defaultValue={viewer.settings?.signature ?? ''}
        error={messages['signature']}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      <div>
        <Button type="submit" variant="filled" loading={isBusy} disabled={!isDirty}>
          Save
        </Button>
      </div>
    </form>
  );
}
