import { useMutation } from '@apollo/client/react';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { RegionFields } from '../../../account/region-fields.tsx';
import { Note } from '../../../ui/states/note.tsx';
import { useToast } from '../../../ui/states/toasts.tsx';
import { useSubmit } from '../../../ui/hooks/use-submit.ts';
import { personName } from '../roles/permissions.ts';
import { EditPersonMutation } from './person.graphql.ts';
import styles from './person.module.css';
import type { ShownPerson } from './shown-person.ts';

/** The profile colleagues may edit. Email, password, signature and alerts belong to the person. */
export function ProfileForm({ person }: { person: ShownPerson }) {
  const [edit] = useMutation(EditPersonMutation);
  const [isDirty, setIsDirty] = useState(false);
  const touch = () => setIsDirty(true);
  const toast = useToast();
  const { submit, isBusy, problem, messages } = useSubmit(async (form) => {
    const text = (field: string) => {
      const value = form.get(field);
      return typeof value === 'string' ? value.trim() || null : null;
    };
    const [name, locale] = [text('name'), text('locale')];
    const input = {
      title: text('title'),
      phone: text('phone'),
      timeZone: text('zone'),
      ...(locale !== null && { locale }),
      ...((name !== null || person.name !== null) && { name: name ?? '' }),
    };
    await edit({ variables: { id: person.id, input } });
    setIsDirty(false);
    toast({
      about: person.id,
      text: (
        <>
          The profile of <b>{personName(person)}</b> is saved
        </>
      ),
    });
  });
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
            timeZone: 'Times in their mails stand in it.',
            locale: 'For the apps on their devices.',
          }}
        />
      </div>
      <div>
        <Button type="submit" variant="filled" loading={isBusy} disabled={!isDirty}>
          Save
        </Button>
      </div>
    </form>
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
