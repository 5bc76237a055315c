import { useQuery } from '@apollo/client/react';
import { Button, Modal, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import { problemOf } from '../../../edge/problem.ts';
import { graphql } from '../../../gql/gql.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Note } from '../../../ui/states/note.tsx';
import styles from '../presentation.module.css';

const TeamQuery = graphql(`
  query TeamForPresentation($search: String) {
    users(search: $search, status: ACTIVE, page: 1, pageSize: 20) {
      total
      items {
        id
        name
        email
      }
    }
  }
`);

type Person = { id: string; name: string | null };
type ChoosePersonProps = {
  title: string;
  verb: string;
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
  const { data, error, refetch } = useQuery(TeamQuery, {
    variables: { search: debouncedSearch || null },
    skip: !isOpen,
  });
  const people = (data?.users?.items ?? []).filter(({ id }) => id !== notThis);
  const personName = ({ name, email }: { name: string | null; email: string | null }) =>
    name ?? email ?? 'Somebody';
  return (
    <Modal opened={isOpen} onClose={onClose} title={<span className="cut">{title}</span>}>
      <div className={styles['choose']}>
        {children}
        {problem === null ? null : (
          <Note isBad title="Not changed">
            {problem}
          </Note>
        )}
        <TextInput
          label="Find"
          placeholder="Name or email"
          data-autofocus
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        {error !== undefined && data === undefined ? (
          <Note isBad title="The team could not be read" onRetry={() => void refetch()}>
            {problemOf(error).message}
          </Note>
        ) : null}
        {data !== undefined && people.length === 0 ? (
          <p role="status">Nobody else of the team matches this.</p>
        ) : null}
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
                aria-label={`${verb} ${personName(person)}`}
                onClick={() => onChosen({ id: person.id, name: personName(person) })}
              >
                {verb}
              </Button>
            </li>
          ))}
        </ul>
        {data !== undefined && (data.users?.total ?? 0) > 20 ? (
          <small>The first 20. Type more of the name to find others.</small>
        ) : null}
      </div>
    </Modal>
  );
}
