import { useQuery } from '@apollo/client/react';
import { Button, Modal, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import { problemOf } from '../../edge/problem.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Note } from '../../ui/states/note.tsx';
import { PeopleToChooseQuery } from './people.graphql.ts';
import { personName } from './people-menu.tsx';
import styles from './people.module.css';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

const pageSize = 20;

type Person = { id: string; name: string | null };
type ChoosePersonProps = {
  title: string;
  verb: string;
  /** Before the name, where the verb needs a preposition. */
  verbLabel?: string;
  fieldLabel?: string;
  failure?: string;
  isOpen: boolean;
  problem?: string | null;
  isBusy?: boolean;
  notThis?: string | undefined;
  onClose: () => void;
  onChosen: (person: Person) => void;
  children?: ReactNode;
};

/** A team member, found by the beginning of a name or email. */
export function ChoosePerson({
  title,
  verb,
  verbLabel = verb,
  fieldLabel = texts.find,
  failure = texts.notChanged,
  isOpen,
  problem = null,
  isBusy = false,
  notThis,
  onClose,
  onChosen,
  children,
}: ChoosePersonProps) {
  const [search, setSearch] = useState('');
  const [debouncedSearch] = useDebouncedValue(search.trim(), 200);
  const {
    data: fresh,
    previousData,
    error,
    refetch,
  } = useQuery(PeopleToChooseQuery, {
    variables: { search: debouncedSearch || null, status: 'ACTIVE', pageSize },
    skip: !isOpen,
  });
  const data = fresh ?? previousData;
  const people = (data?.users?.items ?? []).filter(({ id }) => id !== notThis);
  return (
    <Modal opened={isOpen} onClose={onClose} title={<span className="cut">{title}</span>}>
      <div className={styles['choose']}>
        {children}
        {problem === null ? null : (
          <Note isBad title={failure}>
            {problem}
          </Note>
        )}
        <TextInput
          label={fieldLabel}
          placeholder={common.nameOrEmail}
          data-autofocus
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        {error !== undefined && data === undefined ? (
          <Note isBad title={texts.couldntLoadTheTeam} onRetry={() => void refetch()}>
            {problemOf(error).message}
          </Note>
        ) : null}
        {data !== undefined && people.length === 0 ? <p role="status">{texts.noMatches}</p> : null}
        <ul>
          {people.map((person) => (
            <li key={person.id}>
              <Avatar name={personName(person)} isSmall />
              <span className="cut" title={person.email ?? undefined}>
                {personName(person)}
              </span>
              <Button
                size="xs"
                disabled={isBusy}
                aria-label={`${verbLabel} ${personName(person)}`}
                onClick={() => onChosen({ id: person.id, name: personName(person) })}
              >
                {verb}
              </Button>
            </li>
          ))}
        </ul>
        {data !== undefined && (data.users?.total ?? 0) > pageSize ? (
          <small>{texts.firstOfMore({ pageSize })}</small>
        ) : null}
      </div>
    </Modal>
  );
}
