import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useViewer } from '../../account/viewer.ts';
import { dateTimeLabel } from '../as-of/local-moments.ts';
import { asOf } from '../as-of/use-as-of.ts';
import type { PersonChangeEntryFragment } from '../../gql/graphql.ts';
import { asLabel, ChangedFields, HistoryEntry } from '../history/history-days.tsx';
import { problemToast } from '../../ui/states/problem-toast.ts';
import { useToast } from '../../ui/states/toasts.tsx';
import styles from './people-history.module.css';
import { UndoChangeMutation } from './people-history.graphql.ts';
import { fieldLabel, originLabel, personName } from './labels.ts';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

type ChangeEntryProps = {
  change: PersonChangeEntryFragment;
  /** Shows the person, in lists of several. */ isNamed: boolean;
  onChanged: () => Promise<unknown>;
};

/**
 * One change: who, what, by whom and from where, each value before and after, and undo where
 * possible.
 */
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
  const from = originLabel(change);
  const isOfPerson = isNamed && personId !== null;
  const named = isOfPerson ? person : actor;
  const actorName = actor === null ? 'Lectern' : actor.id === personId ? null : personName(actor);

  async function undoChange() {
    try {
      await undo();
      toast({ about: id, text: texts.changeUndone });
    } catch (error) {
      toast(problemToast(error, id));
    }
    await onChanged();
  }

  return (
    <HistoryEntry
      at={at}
      actor={named === null && !isOfPerson ? null : { name: named?.name ?? named?.email ?? null }}
      actions={
        <ChangeActions
          at={at}
          personId={personId}
          can={can}
          person={person}
          canBeUndone={canBeUndone}
          viewer={viewer}
          loading={loading}
          summary={summary}
          undoChange={undoChange}
        />
      }
    >
      <p>
        {isOfPerson ? (
          <>
            <Link className={styles['who']} to={`/people/history?person=${personId}`}>
              {personName(person)}
            </Link>{' '}
            <span aria-hidden="true">·</span>{' '}
          </>
        ) : null}
        {asLabel(summary)}
        {groupName == null ? null : ` ${groupName}`}
      </p>
      <ChangedFields
        fields={fields.map(({ name, before, after }) => ({
          label: fieldLabel(name),
          before: before ?? null,
          after: after ?? null,
        }))}
      />
      <small title={texts.requestNamed({ requestId })}>
        {actorName === null ? texts.self : texts.byNamed({ actorName })}
        {onBehalfOf == null ? '' : `, ${texts.asMember({ onBehalfOf: personName(onBehalfOf) })}`}
        {from === null ? '' : ` · ${from}`}
      </small>
    </HistoryEntry>
  );
}

type ChangeActionsProps = {
  at: string;
  personId: string | null;
  can: ReturnType<typeof useViewer>['can'];
  person: PersonChangeEntryFragment['person'];
  canBeUndone: boolean;
  viewer: { id: string };
  loading: boolean;
  summary: string;
  undoChange: () => Promise<void>;
};

function ChangeActions({
  at,
  personId,
  can,
  person,
  canBeUndone,
  viewer,
  loading,
  summary,
  undoChange,
}: ChangeActionsProps) {
  return (
    <>
      {personId !== null && can('can_edit_users') ? (
        <Link
          className="act"
          to={`/people/${personId}${asOf(at)}`}
          aria-label={texts.viewThisVersionAsOf({
            person: personName(person),
            at: dateTimeLabel(at),
          })}
        >
          {common.viewThisVersion}
        </Link>
      ) : null}
      {canBeUndone && can('can_edit_users') && personId !== viewer.id ? (
        <Button
          size="xs"
          loading={loading}
          aria-label={texts.undoNamed({ person: personName(person), summary: asLabel(summary) })}
          onClick={() => void undoChange()}
        >
          {common.undo}
        </Button>
      ) : null}
    </>
  );
}
