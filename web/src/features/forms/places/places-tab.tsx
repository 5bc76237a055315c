import { useMutation } from '@apollo/client/react';
import { ActionIcon, Button, NativeSelect } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { EditedFormFragment, FormPlacesQuery as Answer } from '../../../gql/graphql.ts';
import { usePageQuery } from '../../../graphql/use-page-query.ts';
import { common } from '../../../texts/common.ts';
import { SearchSelect } from '../../../ui/form/search-select.tsx';
import { useSubmit } from '../../../ui/hooks/use-submit.ts';
import { Section } from '../../../ui/section.tsx';
import { Boundary } from '../../../ui/states/boundary.tsx';
import { Note } from '../../../ui/states/note.tsx';
import { problemToast } from '../../../ui/states/problem-toast.ts';
import { RowSkeletons } from '../../../ui/states/skeleton.tsx';
import { useToast } from '../../../ui/states/toasts.tsx';
import { ChooseFormMutation, FormPlacesQuery } from '../forms.graphql.ts';
import styles from '../forms.module.css';
import { texts } from './texts.ts';

type Place = NonNullable<Answer['form']>['places'][number];

const words = { GATE: texts.beforePages, END: texts.afterPages } as const;
const refetch = { refetchQueries: ['FormPlaces'], awaitRefetchQueries: true };

/** The presentations and links that show a form. */
export function PlacesTab({ form }: { form: EditedFormFragment }) {
  return (
    <Boundary what={texts.thePlaces} loading={<RowSkeletons count={3} />}>
      <Places form={form} />
    </Boundary>
  );
}

function Places({ form: { id, isPublished } }: { form: EditedFormFragment }) {
  const {
    data: { form, presentations },
  } = usePageQuery(FormPlacesQuery, { id });
  const places = form?.places ?? [];
  return (
    <Section title={texts.places}>
      <div className={styles['fields']}>
        <p className={styles['quiet']}>
          {texts.placesHint} {isPublished ? null : texts.notPublishedYet}
        </p>
        {places.length === 0 ? (
          <p>{texts.shownNowhere}</p>
        ) : (
          <ul className={styles['places']}>
            {places.map((place) => (
              <PlaceRow
                key={`${place.place} ${place.presentation?.id ?? place.sharedLinkId}`}
                place={place}
              />
            ))}
          </ul>
        )}
        <NewPlace formId={id} presentations={presentations.items} />
      </div>
    </Section>
  );
}

function PlaceRow({ place: { place, presentation, sharedLinkId } }: { place: Place }) {
  const [choose, { loading }] = useMutation(ChooseFormMutation, refetch);
  const toast = useToast();
  const name = presentation?.name ?? texts.oneLink;
  const target = presentation ? { presentationId: presentation.id } : { sharedLinkId };
  const remove = () =>
    choose({ variables: { place, formId: null, ...target } }).catch((error: unknown) =>
      toast(problemToast(error, name)),
    );
  return (
    <li>
      <span>
        <b>{name}</b>
        <small>{words[place]}</small>
      </span>
      <ActionIcon
        aria-label={texts.removePlace({ name })}
        loading={loading}
        onClick={() => void remove()}
      >
        <IconTrash aria-hidden="true" />
      </ActionIcon>
    </li>
  );
}

function NewPlace({
  formId,
  presentations,
}: {
  formId: string;
  presentations: readonly { id: string; name: string }[];
}) {
  const [place, setPlace] = useState<'GATE' | 'END'>('END');
  const [choose] = useMutation(ChooseFormMutation, refetch);
  const { submit, isBusy, problem } = useSubmit(async (form) => {
    const presentationId = form.get('presentation');
    if (typeof presentationId !== 'string' || presentationId === '') return;
    await choose({ variables: { place, presentationId, formId } });
  });
  if (presentations.length === 0) return null;
  return (
    <form className={styles['fields']} onSubmit={submit} noValidate>
      {problem === null ? null : (
        <Note isBad title={texts.notShown}>
          {problem.message}
        </Note>
      )}
      <div className={styles['pair']}>
        <SearchSelect
          name="presentation"
          label={common.presentation}
          options={presentations.map(({ id, name }) => ({ value: id, label: name }))}
          defaultValue={presentations[0]?.id ?? null}
          onChange={() => undefined}
        />
        <NativeSelect
          label={texts.where}
          data={[
            { value: 'END', label: words.END },
            { value: 'GATE', label: words.GATE },
          ]}
          value={place}
          onChange={({ currentTarget }) =>
            setPlace(currentTarget.value === 'GATE' ? 'GATE' : 'END')
          }
        />
      </div>
      <div>
        <Button type="submit" variant="filled" loading={isBusy}>
          {texts.showForm}
        </Button>
      </div>
    </form>
  );
}
