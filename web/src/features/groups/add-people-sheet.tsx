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
      attributes={{ content: { 'aria-label': `Add people to ${group.name}` } }}
      classNames={{ body: styles['sheet'] ?? '' }}
    >
      <div className={styles['sheetHead']}>
        <h2>Add people to {group.name}</h2>
        <ActionIcon aria-label="Close" onClick={onClose}>
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
          label="Find people"
          placeholder="Name or email"
          search={search}
          onSearch={setSearch}
        />
        {problem === null ? null : (
          <Note isBad title="Not everyone was added">
            {problem}
          </Note>
        )}
        {error !== undefined && found === undefined ? (
          <Note isBad title="Couldn’t load the team" onRetry={() => void refetch()}>
            {problemOf(error).message}
          </Note>
        ) : null}
        {found !== undefined && total === 0 ? (
          <p role="status">No one matches your search.</p>
        ) : null}
        <ul aria-label="People">
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
          <small>
            The first {shown} of {countLabel(total)}. Type more of a name to find others.
          </small>
        ) : null}
      </div>
      <footer>
        <Button variant="filled" onClick={onClose}>
          Done
        </Button>
        {total > 1 ? (
          <Button disabled={progress !== null} onClick={() => void addAll(search)}>
            Add all {countLabel(total)} {search === null ? 'of the team' : 'found'}
          </Button>
        ) : null}
        {progress === null ? null : (
          <progress aria-label="Adding people" max={progress.of} value={progress.done} />
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
          In it
        </span>
      ) : (
        <Button
          size="xs"
          disabled={progress !== null}
          onClick={() => void add([person.id])}
          aria-label={`Add ${personName(person)}`}
        >
          Add
        </Button>
      )}
    </li>
  );
}
