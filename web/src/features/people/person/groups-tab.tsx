import { useMutation } from '@apollo/client/react';
import { Button, Select } from '@mantine/core';
import { Link } from 'react-router';
import { usePageQuery } from '../../../graphql/use-page-query.ts';
import { Problem } from '../../../edge/problem.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { personName } from '../roles/permissions.ts';
import { JoinGroupMutation, LeaveGroupMutation, PersonGroupsQuery } from './person.graphql.ts';
import styles from './person.module.css';
import type { PersonTabProps } from './shown-person.ts';
import { useActionToast } from '../use-action-toast.ts';
import { common } from '../../../texts/common.ts';
import { rich } from '../../../texts/rich.ts';
import { texts } from './texts.ts';

type Group = { id: string; name: string };

/** The person's groups; editors add and remove them, with an undo. */
export function GroupsTab({ person, editor }: PersonTabProps) {
  const {
    data: { user, groups: all },
  } = usePageQuery(PersonGroupsQuery, { id: person.id });
  const [join] = useMutation(JoinGroupMutation);
  const [leave] = useMutation(LeaveGroupMutation);
  const run = useActionToast(person.id);
  const mayEdit = editor.can('can_edit_groups');
  const groups = user?.groups ?? [];
  const others = all.items.filter(({ id }) => groups.every((group) => group.id !== id));
  const name = personName(person);

  const variablesFor = ({ id }: Group) => ({ variables: { id, userIds: [person.id] } });
  const addTo = (group: Group) =>
    run(async () => assertApplied((await join(variablesFor(group))).data?.addToGroup), {
      text: rich(texts.isIn, { name: <b>{name}</b>, group: group.name }),
    });
  const removeFrom = (group: Group) =>
    run(async () => assertApplied((await leave(variablesFor(group))).data?.removeFromGroup), {
      text: rich(texts.isNotInAnyMore, { name: <b>{name}</b>, group: group.name }),
      action: { label: common.undo, run: () => void addTo(group) },
    });

  return (
    <>
      {groups.length === 0 ? (
        <EmptyState level="h2" title={texts.noGroups}>
          {texts.groupsHint}
        </EmptyState>
      ) : (
        <ul className={styles['rows']} aria-label={common.groups}>
          {groups.map((group) => (
            <li key={group.id}>
              <Link to={`/people/groups/${group.id}`} title={group.name}>
                {group.name}
              </Link>
              {mayEdit ? (
                <Button
                  size="xs"
                  variant="subtle"
                  aria-label={texts.takeOutOf({ name, group: group.name })}
                  onClick={() => void removeFrom(group)}
                >
                  {common.remove}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {mayEdit && others.length > 0 ? (
        <Adding others={others} onPut={(group) => void addTo(group)} />
      ) : null}
    </>
  );
}

/** Selects once and resets. */
function Adding({ others, onPut }: { others: readonly Group[]; onPut: (group: Group) => void }) {
  const addTo = (id: string | null) => {
    const group = others.find((each) => each.id === id);
    if (group) onPut(group);
  };
  return (
    <Select
      key={others.length}
      className={styles['adding'] ?? ''}
      label={texts.addToAGroup}
      placeholder={texts.chooseAGroup}
      searchable
      data={others.map(({ id, name }) => ({ value: id, label: name }))}
      nothingFoundMessage={texts.noOtherGroupIsCalled}
      onChange={addTo}
      comboboxProps={{ hideDetached: false, shadow: 'none' }}
    />
  );
}

function assertApplied(change: { refused: readonly { message: string }[] } | undefined): void {
  const [refused] = change?.refused ?? [];
  if (refused) throw new Problem('CONFLICT', refused.message);
}
