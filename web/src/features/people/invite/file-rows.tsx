import { locale } from '../../../ui/format/locale.ts';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconClock } from '@tabler/icons-react';
import { useState } from 'react';
import { Copyable } from '../../../ui/copyable.tsx';
import { Segments } from '../../../ui/segments.tsx';
import type { ListedPerson } from './people-csv.ts';
import styles from '../people.module.css';
import type { Verdict } from './verdicts.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

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
        label={texts.rows}
        value={shown}
        options={[
          { value: 'all', label: counted(texts.all, people) },
          { value: 'good', label: counted(isSent ? common.invited : texts.toInvite, good) },
          { value: 'bad', label: counted(texts.notInvited, bad) },
        ]}
        onChange={(value) => {
          setShown(value);
          setLimit(step);
        }}
      />
      <ul className={styles['results']} aria-label={texts.rowsOfTheFile}>
        {rows.slice(0, limit).map((person) => (
          <Row key={person.row} person={person} verdict={verdicts.get(person.row)} />
        ))}
      </ul>
      {rows.length > limit ? (
        <Button onClick={() => setLimit(limit + step)}>
          {texts.showMoreOf({
            step: Math.min(step, rows.length - limit),
            total: rows.length.toLocaleString(locale),
          })}
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
        <b>{email || texts.noEmail}</b>
        <small>
          {texts.rowNumber({ row })}
          {name === null ? '' : `, ${name}`}
          {role === 'TEAM_ADMIN' ? `, ${texts.admin}` : ''}
          {customRole === null ? '' : `, ${customRole.name}`}
        </small>
        <small>{verdict?.words ?? texts.notCheckedYet}</small>
        {verdict?.link == null ? null : (
          <Copyable text={verdict.link} label={texts.invitationLinkFor({ email })} />
        )}
      </span>
    </li>
  );
}
