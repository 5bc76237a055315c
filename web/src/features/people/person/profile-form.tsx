import { useMutation } from '@apollo/client/react';
import { TextInput } from '@mantine/core';
import { RegionFields } from '../../../account/region-fields.tsx';
import { textOf } from '../../../typed/text-of.ts';
import { useToast } from '../../../ui/states/toasts.tsx';
import { SaveForm, useSaveForm } from '../../../ui/form/save-form.tsx';
import { personName } from '../roles/permissions.ts';
import { EditPersonMutation } from './person.graphql.ts';
import styles from './person.module.css';
import type { ShownPerson } from './shown-person.ts';
import { common } from '../../../texts/common.ts';
import { rich } from '../../../texts/rich.ts';
import { texts } from './texts.ts';

/** The profile colleagues may edit. Email, password, signature and alerts belong to the person. */
export function ProfileForm({ person }: { person: ShownPerson }) {
  const [edit] = useMutation(EditPersonMutation);
  const toast = useToast();
  const form = useSaveForm(async (form) => {
    const text = (field: string) => textOf(form, field) || null;
    const [name, locale] = [text('name'), text('locale')];
    const input = {
      title: text('title'),
      phone: text('phone'),
      timeZone: text('zone'),
      ...(locale !== null && { locale }),
      ...((name !== null || person.name !== null) && { name: name ?? '' }),
    };
    await edit({ variables: { id: person.id, input } });
    toast({
      about: person.id,
      text: rich(texts.theProfileOfIsSaved, { person: <b>{personName(person)}</b> }),
    });
  });
  const { messages, touch } = form;
  return (
    <SaveForm form={form} className={styles['form']}>
      <TextInput
        name="name"
        label={common.name}
        autoComplete="off"
        defaultValue={person.name ?? ''}
        error={messages['name']}
      />
      <TitleAndPhone person={person} messages={messages} />
      <div className={styles['pair']}>
        <RegionFields
          timeZone={person.settings?.timeZone ?? null}
          locale={person.settings?.locale ?? 'en'}
          messages={messages}
          onChange={touch}
          withoutZone={texts.asTheTeam}
          hints={{
            timeZone: texts.usedInTheirEmails,
            locale: texts.appPasswordHint,
          }}
        />
      </div>
    </SaveForm>
  );
}

type TitleAndPhoneProps = {
  person: ShownPerson;
  messages: Readonly<Record<string, string | undefined>>;
};

function TitleAndPhone({ person, messages }: TitleAndPhoneProps) {
  return (
    <div className={styles['pair']}>
      <TextInput
        name="title"
        label={common.title}
        autoComplete="off"
        defaultValue={person.title ?? ''}
        error={messages['title']}
      />
      <TextInput
        name="phone"
        type="tel"
        label={common.phone}
        autoComplete="off"
        defaultValue={person.phone ?? ''}
        error={messages['phone']}
      />
    </div>
  );
}
