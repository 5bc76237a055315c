import type { PeopleForGroupQuery as Answer } from '../../gql/graphql.ts';
import { useQuery } from '@apollo/client/react';
import { ActionIcon, Button, Drawer } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { problemOf } from '../../edge/problem.ts';
import type { GroupRowFragment } from '../../gql/graphql.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Note } from '../../ui/states/note.tsx';
import { FindField } from '../../ui/find-field.tsx';
import { countLabel } from '../../ui/format/count-label.ts';
import { PeopleForGroupQuery } from './groups.graphql.ts';
import styles from './groups.module.css';
import { useAddPeople } from './use-add-people.ts';
import { personName, roleOf } from './labels.ts';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

type GroupPerson = NonNullable<Answer['users']>['items'][number];

/** People listed before a search is needed. */
const shown = 50;

/** Adds people to a group, one by one or all results. */
export function AddPeopleSheet({
  group,
  isOpen,
  onClose,
}: {
  group: GroupRowFragment;
  isOpen: boolean;
  onClose: () => void;
}) {
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      size={560}
      withCloseButton={false}
      padding={0}
      attributes={{ content: { 'aria-label': texts.addPeopleTo({ name: group.name }) } }}
      classNames={{ body: styles['sheet'] ?? '' }}
    >
      <div className={styles['sheetHead']}>
        <h2>{texts.addPeopleTo({ name: group.name })}</h2>
        <ActionIcon aria-label={common.close} onClick={onClose}>
          <IconX aria-hidden="true" />
        </ActionIcon>
      </div>
      <Found group={group} onClose={onClose} />
    </Drawer>
  );
}

function Found({ group, onClose }: { group: GroupRowFragment; onClose: () => void }) {
  const [search, setSearch] = useState<string | null>(null);
  const { data, previousData, error, refetch } = useQuery(PeopleForGroupQuery, {
    variables: { search, page: 1, pageSize: shown },
    fetchPolicy: 'cache-and-network',
  });
  const { add, addAll, progress, problem } = useAddPeople(group.id);
  const found = (data ?? previousData)?.users;
  const people = found?.items ?? [];
  const total = found?.total ?? 0;
  return (
    <>
      <div className={styles['found']}>
        <FindField
          label={texts.findPeople}
          placeholder={common.nameOrEmail}
          search={search}
          onSearch={setSearch}
        />
        {problem === null ? null : (
          <Note isBad title={texts.notEveryoneWasAdded}>
            {problem}
          </Note>
        )}
        {error !== undefined && found === undefined ? (
          <Note isBad title={texts.couldntLoadTheTeam} onRetry={() => void refetch()}>
            {problemOf(error).message}
          </Note>
        ) : null}
        {found !== undefined && total === 0 ? (
          <p role="status">{texts.noOneMatchesYourSearch}</p>
        ) : null}
        <ul aria-label={common.people}>
          {people.map((person) => (
            <FoundPerson
              key={person.id}
              person={person}
              group={group}
              progress={progress}
              add={add}
            />
          ))}
        </ul>
        {total > shown ? (
          <small>{texts.firstOfMore({ shown, total: countLabel(total) })}</small>
        ) : null}
      </div>
      <footer>
        <Button variant="filled" onClick={onClose}>
          {common.done}
        </Button>
        {total > 1 ? (
          <Button disabled={progress !== null} onClick={() => void addAll(search)}>
            {search === null
              ? texts.addAllOfTheTeam({ total: countLabel(total) })
              : texts.addAllFound({ total: countLabel(total) })}
          </Button>
        ) : null}
        {progress === null ? null : (
          <progress aria-label={texts.addingPeople} max={progress.of} value={progress.done} />
        )}
      </footer>
    </>
  );
}

type FoundPersonProps = {
  person: GroupPerson;
  group: GroupRowFragment;
  progress: { done: number; of: number } | null;
  add: (ids: string[]) => Promise<unknown>;
};

function FoundPerson({ person, group, progress, add }: FoundPersonProps) {
  return (
    <li>
      <Avatar name={personName(person)} />
      <span>
        <b className="cut">{personName(person)}</b>
        <small className="cut">{person.name === null ? roleOf(person) : person.email}</small>
      </span>
      {person.groups.some(({ id }) => id === group.id) ? (
        <span className={styles['in']}>
          <IconCheck className="icon" aria-hidden="true" />
          {texts.inIt}
        </span>
      ) : (
        <Button
          size="xs"
          disabled={progress !== null}
          onClick={() => void add([person.id])}
          aria-label={texts.addNamed({ person: personName(person) })}
        >
          {common.add}
        </Button>
      )}
    </li>
  );
}
