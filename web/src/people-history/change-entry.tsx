import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useViewer } from '../account/viewer.ts';
import { problemOf } from '../edge/problem.ts';
import type { PersonChangeEntryFragment } from '../gql/graphql.ts';
import { Ago } from '../ui/ago.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { useToast } from '../ui/toasts.tsx';
import styles from './people-history.module.css';
import { UndoChangeMutation } from './people-history.graphql.ts';
import { fieldWord, fromWords, nameOf } from './words.ts';

type ChangeEntryProps = { change: PersonChangeEntryFragment; /** Whose it is, where the list is of several. */ isNamed: boolean; onChanged: () => Promise<unknown> };

/** One change: of whom, what, by whom and from where, every value before and after, and the way back where there is one. */
export function ChangeEntry({ change, isNamed, onChanged }: ChangeEntryProps) {
  const { id, at, personId, person, actor, onBehalfOf, summary, groupName, fields, requestId, canBeUndone } = change;
  const { viewer, can } = useViewer();
  const [undo, { loading }] = useMutation(UndoChangeMutation, { variables: { userId: personId, changeId: id } });
  const toast = useToast();
  const from = fromWords(change);
  const who = actor === null ? 'Lectern' : actor.id === personId ? null : nameOf(actor);

  async function takeBack() {
    try {
      await undo();
      toast({ about: id, text: 'Undone: it is as it was before' });
    } catch (error) {
      toast({ about: id, text: problemOf(error).message, isBad: true });
    }
    await onChanged();
  }

  return (
    <li className={styles['entry']}>
      <Avatar name={isNamed ? (person?.name ?? person?.email ?? null) : (actor?.name ?? actor?.email ?? null)} />
      <div>
        <p>{isNamed ? <Link className={styles['who']} to={`/people/history?person=${personId}`}>{nameOf(person)}</Link> : null} <b>{summary}</b>{groupName == null ? null : ` ${groupName}`}</p>
        {fields.length === 0 ? null : (
          <dl className={styles['changes']}>
            {fields.map(({ name, before, after }) => <div key={name}><dt>{fieldWord(name)}</dt><dd><del><span className="sr">from </span>{before ?? 'nothing'}</del><span aria-hidden="true">→</span><ins><span className="sr">to </span>{after ?? 'nothing'}</ins></dd></div>)}
          </dl>
        )}
        <small title={`Request ${requestId}`}>{who === null ? 'By themselves' : `By ${who}`}{onBehalfOf == null ? '' : `, as ${nameOf(onBehalfOf)}`}{from === null ? '' : ` · ${from}`}</small>
      </div>
      <div className={styles['when']}>
        <Ago at={at} />
        {canBeUndone && can('can_edit_users') && personId !== viewer.id ? <Button size="xs" loading={loading} aria-label={`Undo: ${nameOf(person)}, ${summary}`} onClick={() => void takeBack()}>Undo</Button> : null}
      </div>
    </li>
  );
}
