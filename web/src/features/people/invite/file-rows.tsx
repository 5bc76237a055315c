import { locale } from '../../../ui/format/locale.ts';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconClock } from '@tabler/icons-react';
import { useState } from 'react';
import { Copyable } from '../../../ui/copyable.tsx';
import { Segments } from '../../../ui/segments.tsx';
import type { ListedPerson } from './people-csv.ts';
import styles from '../people.module.css';
import type { Verdict } from './verdicts.ts';

type Shown = 'all' | 'good' | 'bad';
const step = 100;

type FileRowsProps = {
  people: readonly ListedPerson[];
  verdicts: ReadonlyMap<number, Verdict>;
  isSent: boolean;
};

/** The rows of a file with their results; shown in parts, because there may be ten thousand. */
export function FileRows({ people, verdicts, isSent }: FileRowsProps) {
  const [shown, setShown] = useState<Shown>('all');
  const [limit, setLimit] = useState(step);
  const good = people.filter(({ row }) => verdicts.get(row)?.isBad === false);
  const bad = people.filter(({ row }) => verdicts.get(row)?.isBad === true);
  const rows = { all: people, good, bad }[shown];
  const counted = (word: string, { length }: readonly unknown[]) =>
    `${word} ${length.toLocaleString(locale)}`;
  return (
    <>
      <Segments<Shown>
        label="Rows"
        value={shown}
        options={[
          { value: 'all', label: counted('All', people) },
          { value: 'good', label: counted(isSent ? 'Invited' : 'To invite', good) },
          { value: 'bad', label: counted('Not invited', bad) },
        ]}
        onChange={(value) => {
          setShown(value);
          setLimit(step);
        }}
      />
      <ul className={styles['results']} aria-label="Rows of the file">
        {rows.slice(0, limit).map((person) => (
          <Row key={person.row} person={person} verdict={verdicts.get(person.row)} />
        ))}
      </ul>
      {rows.length > limit ? (
        <Button onClick={() => setLimit(limit + step)}>
          Show {Math.min(step, rows.length - limit)} more of {rows.length.toLocaleString(locale)}
        </Button>
      ) : null}
    </>
  );
}

function Row({
  person: { row, email, name, role, customRole },
  verdict,
}: {
  person: ListedPerson;
  verdict: Verdict | undefined;
}) {
  const Icon = verdict === undefined ? IconClock : verdict.isBad ? IconAlertTriangle : IconCheck;
  return (
    <li data-bad={verdict?.isBad || undefined}>
      <Icon className="icon" aria-hidden="true" />
      <span>
        <b>{email || 'No email'}</b>
        <small>
          Row {row}
          {name === null ? '' : `, ${name}`}
          {role === 'TEAM_ADMIN' ? ', admin' : ''}
          {customRole === null ? '' : `, ${customRole.name}`}
        </small>
        <small>{verdict?.words ?? 'Not checked yet.'}</small>
        {verdict?.link == null ? null : (
          <Copyable text={verdict.link} label={`Invitation link for ${email}`} />
        )}
      </span>
    </li>
  );
}
