import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { problemOf } from '../../edge/problem.ts';
import { Note } from '../../ui/note.tsx';
import { useViewer } from '../../account/viewer.ts';
import styles from './people.module.css';
import { HeirsQuery, RemovePersonMutation, WorksQuery } from './people.graphql.ts';
import { nameOf } from './permissions.ts';

const counted = (count: number, word: string) => (count === 1 ? `1 ${word}` : `${count.toLocaleString('en')} ${word}s`);

type RemoveQuestionProps = { id: string; name: string; onKeep: () => void; onRemoved: () => void };

/** Asked first, and who gets what they own, where they own anything. */
export function RemoveQuestion({ id, name, onKeep, onRemoved }: RemoveQuestionProps) {
  const { viewer } = useViewer();
  const { data, error, refetch } = useQuery(WorksQuery, { variables: { id }, fetchPolicy: 'network-only' });
  const [heir, setHeir] = useState<Heir | null>({ id: viewer.id, name: nameOf({ name: viewer.name ?? null, email: viewer.email ?? null }) });
  const [remove, { loading }] = useMutation(RemovePersonMutation);
  const [problem, setProblem] = useState<string | null>(null);
  const works = data?.user?.works;
  const owned = works == null ? [] : [works.presentations > 0 && counted(works.presentations, 'presentation'), works.sharedLinks > 0 && counted(works.sharedLinks, 'link')].filter((words) => words !== false);
  async function confirmed() {
    setProblem(null);
    try {
      await remove({ variables: { id, handOverTo: heir?.id ?? null } });
      onRemoved();
    } catch (failure) {
      setProblem(problemOf(failure).message);
    }
  }
  return (
    <div className={styles['things']}>
      <p>Their sign-ins end at once. {owned.length === 0 ? 'What they made stays.' : `They own ${owned.join(' and ')}, which stay and become somebody else’s.`}</p>
      {error !== undefined && data === undefined ? <Note isBad title="What they own could not be read" onRetry={() => void refetch()}>{problemOf(error).message}</Note> : null}
      {owned.length === 0 ? null : <HeirChoice notThis={id} heir={heir} onChoose={setHeir} />}
      <p>For 30 days you can restore them with role, permissions and groups as they are now{owned.length === 0 ? '' : '; what somebody else has got by then stays theirs'}.</p>
      {problem === null ? null : <Note isBad title="Not removed">{problem}</Note>}
      <div>
        <Button onClick={onKeep} data-autofocus>Keep</Button>
        <Button className="destroy" loading={loading} disabled={data === undefined || (owned.length > 0 && heir === null)} onClick={() => void confirmed()}>Remove {name}</Button>
      </div>
    </div>
  );
}

type Heir = { id: string; name: string };

/** Somebody of the team who may sign in, oneself first. */
function HeirChoice({ notThis, heir, onChoose }: { notThis: string; heir: Heir | null; onChoose: (heir: Heir | null) => void }) {
  const [search, setSearch] = useState('');
  const [asked] = useDebouncedValue(search.trim(), 200);
  const { data, previousData } = useQuery(HeirsQuery, { variables: { search: asked === heir?.name ? null : asked || null } });
  const people = ((data ?? previousData)?.users?.items ?? []).filter(({ id }) => id !== notThis).map((person) => ({ value: person.id, label: nameOf({ name: person.name ?? null, email: person.email ?? null }) }));
  const options = heir === null || people.some(({ value }) => value === heir.id) ? people : [{ value: heir.id, label: heir.name }, ...people];
  return (
    <Select
      label="New owner" w="100%" data={options} value={heir?.id ?? null} searchable filter={({ options: all }) => all} nothingFoundMessage="Nobody of the team matches this" comboboxProps={{ hideDetached: false, shadow: 'none' }}
      onSearchChange={setSearch} onChange={(value, option) => onChoose(value === null ? null : { id: value, name: option?.label ?? '' })}
    />
  );
}
