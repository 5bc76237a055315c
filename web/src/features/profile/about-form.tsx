import { Textarea, TextInput } from '@mantine/core';
import type { ProfilePageQuery } from '../../gql/graphql.ts';
import { SaveForm } from '../../ui/form/save-form.tsx';
import styles from './profile.module.css';
import { textOf } from '../../typed/text-of.ts';
import { useEdit } from './use-edit.ts';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

/** What colleagues and recipients see. Empty fields are removed. */
export function AboutForm({ viewer }: { viewer: ProfilePageQuery['viewer'] }) {
  const edited = useEdit((form) => ({
    name: textOf(form, 'name'),
    title: textOf(form, 'title') || null,
    phone: textOf(form, 'phone') || null,
    signature: textOf(form, 'signature') || null,
  }));
  const { messages } = edited;
  return (
    <SaveForm form={edited} className={styles['form']}>
      <TextInput
        name="name"
        label={common.name}
        autoComplete="name"
        required
        defaultValue={viewer.name ?? ''}
        error={messages['name']}
      />
      <div className={styles['pair']}>
        <TextInput
          name="title"
          label={common.title}
          autoComplete="organization-title"
          defaultValue={viewer.title ?? ''}
          error={messages['title']}
        />
        <TextInput
          name="phone"
          type="tel"
          label={common.phone}
          autoComplete="tel"
          defaultValue={viewer.phone ?? ''}
          error={messages['phone']}
        />
      </div>
      <Textarea
        name="signature"
        label={texts.signature}
        description={texts.signatureHint}
        autosize
        minRows={3}
        maxRows={8}
        defaultValue={viewer.settings?.signature ?? ''}
        error={messages['signature']}
      />
    </SaveForm>
  );
}
