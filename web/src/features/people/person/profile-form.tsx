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
      text: (
        <>
          The profile of <b>{personName(person)}</b> is saved
        </>
      ),
    });
  });
  const { messages, touch } = form;
  return (
    <SaveForm form={form} className={styles['form']}>
      <TextInput
        name="name"
        label="Name"
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
          withoutZone="As the team"
          hints={{
            timeZone: 'Used in their emails.',
            locale: 'For the apps on their devices.',
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
        label="Title"
        autoComplete="off"
        defaultValue={person.title ?? ''}
        error={messages['title']}
      />
      <TextInput
        name="phone"
        type="tel"
        label="Phone"
        autoComplete="off"
        defaultValue={person.phone ?? ''}
        error={messages['phone']}
      />
    </div>
  );
}
