import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useViewer } from '../../account/viewer.ts';
import { whenWords } from '../as-of/local-moments.ts';
import { asOf } from '../as-of/use-as-of.ts';
import type { PersonChangeEntryFragment } from '../../gql/graphql.ts';
import { Ago } from '../../ui/format/ago.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Mark } from '../../ui/logo.tsx';
import { problemToast } from '../../ui/states/problem-toast.ts';
import { useToast } from '../../ui/states/toasts.tsx';
import styles from './people-history.module.css';
import { UndoChangeMutation } from './people-history.graphql.ts';
import { fieldWord, fromWords, nameOf } from './labels.ts';

type ChangeEntryProps = {
  change: PersonChangeEntryFragment;
  /** Whose it is, where the list is of several. */ isNamed: boolean;
  onChanged: () => Promise<unknown>;
};

/** One change: of whom, or of the team, what, by whom and from where, every value before and after, and the way back where there is one. */
export function ChangeEntry({ change, isNamed, onChanged }: ChangeEntryProps) {
  const {
    id,
    at,
    personId,
    person,
    actor,
    onBehalfOf,
    summary,
    groupName,
    fields,
    requestId,
    canBeUndone,
  } = change;
  const { viewer, can } = useViewer();
  const [undo, { loading }] = useMutation(UndoChangeMutation, {
    variables: { userId: personId ?? '', changeId: id },
  });
  const toast = useToast();
  const from = fromWords(change);
  const isOfPerson = isNamed && personId !== null;
  const named = isOfPerson ? person : actor;
  const who = actor === null ? 'Lectern' : actor.id === personId ? null : nameOf(actor);

  async function takeBack() {
    try {
      await undo();
      toast({ about: id, text: 'Undone: it is as it was before' });
    } catch (error) {
      toast(problemToast(error, id));
    }
    await onChanged();
  }

  return (
    <li className={styles['entry']}>
      {named === null && !isOfPerson ? (
        <span className={styles['self']}>
          <Mark />
        </span>
      ) : (
        <Avatar name={named?.name ?? named?.email ?? null} />
      )}
      <div>
        <p>
          {isOfPerson ? (
            <Link className={styles['who']} to={`/people/history?person=${personId}`}>
              {nameOf(person)}
            </Link>
          ) : null}{' '}
          <b>{summary}</b>
          {groupName == null ? null : ` ${groupName}`}
        </p>
        {fields.length === 0 ? null : (
          <dl className={styles['changes']}>
            {fields.map(({ name, before, after }) => (
              <div key={name}>
                <dt>{fieldWord(name)}</dt>
                <dd>
                  <del>
                    <span className="sr">from </span>
                    {before ?? 'nothing'}
                  </del>
                  <span aria-hidden="true">→</span>
                  <ins>
                    <span className="sr">to </span>
                    {after ?? 'nothing'}
                  </ins>
                </dd>
              </div>
            ))}
          </dl>
        )}
        <small title={`Request ${requestId}`}>
          {who === null ? 'By themselves' : `By ${who}`}
          {onBehalfOf == null ? '' : `, as ${nameOf(onBehalfOf)}`}
          {from === null ? '' : ` · ${from}`}
        </small>
      </div>
      <div className={styles['when']}>
        <Ago at={at} />
        {personId !== null && can('can_edit_users') ? (
          <Link
            className="act"
            to={`/people/${personId}${asOf(at)}`}
            aria-label={`See it then: ${nameOf(person)}, as of ${whenWords(at)}`}
          >
            See it then
          </Link>
        ) : null}
        {canBeUndone && can('can_edit_users') && personId !== viewer.id ? (
          <Button
            size="xs"
            loading={loading}
            aria-label={`Undo: ${nameOf(person)}, ${summary}`}
            onClick={() => void takeBack()}
          >
            Undo
          </Button>
        ) : null}
      </div>
    </li>
  );
}
