import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { UnlikeDefaultsQuery as Answer } from '../../../gql/graphql.ts';
import { usePageQuery } from '../../../graphql/use-page-query.ts';
import { useRefetchOn } from '../../../realtime/use-realtime.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { listText } from '../../../texts/list.ts';
import { common } from '../../../texts/common.ts';
import styles from '../team.module.css';
import { UnlikeDefaultsQuery } from './defaults.graphql.ts';
import { differencesOf } from './flags.ts';
import { texts } from './texts.ts';
import { useApply } from './use-apply.ts';

type Found = Answer['presentationsUnlikeDefaults'];

/** Presentations whose settings are not those of a new one, a hundred at a time. */
export function UnlikeDefaults() {
  const [after, setAfter] = useState<string | null>(null);
  const { data, refetch } = usePageQuery(UnlikeDefaultsQuery, { after });
  useRefetchOn(
    (message) =>
      message.kind === 'reconnected' ||
      (message.kind === 'changed' && message.type === 'Presentation'),
    refetch,
  );
  const found = data.presentationsUnlikeDefaults;
  const { next } = found;
  if (found.items.length === 0 && next == null && after === null)
    return <EmptyState level="h3" title={texts.allHaveThem} />;
  return (
    <>
      <FoundList key={after} found={found} onChanged={refetch} />
      {after === null ? null : <Button onClick={() => setAfter(null)}>{common.newestFirst}</Button>}
      {next == null ? null : <Button onClick={() => setAfter(next)}>{common.showMore}</Button>}
    </>
  );
}

type FoundListProps = { found: Found; onChanged: () => Promise<unknown> };

function FoundList({ found: { items, defaults }, onChanged }: FoundListProps) {
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const { apply, isBusy } = useApply(onChanged);
  const chosen = items.filter(({ presentation: { id } }) => !unticked.has(id));
  const isAll = chosen.length === items.length;
  const tick = (id: string, isOn: boolean) =>
    setUnticked(new Set(isOn ? [...unticked].filter((each) => each !== id) : [...unticked, id]));
  const tickAll = (isOn: boolean) =>
    setUnticked(new Set(isOn ? [] : items.map(({ presentation: { id } }) => id)));
  return (
    <>
      <div className={styles['unlikeHead']}>
        <Checkbox
          size="xs"
          label={texts.selectAll}
          checked={isAll}
          indeterminate={!isAll && chosen.length > 0}
          onChange={({ currentTarget }) => tickAll(currentTarget.checked)}
        />
        <Button disabled={chosen.length === 0} loading={isBusy} onClick={() => void apply(chosen)}>
          {texts.apply({ count: chosen.length })}
        </Button>
      </div>
      <ul className={styles['unlike']}>
        {items.map(({ presentation: { id, name }, flags }) => (
          <li key={id}>
            <Checkbox
              size="xs"
              aria-label={texts.selectNamed({ name })}
              checked={!unticked.has(id)}
              onChange={({ currentTarget }) => tick(id, currentTarget.checked)}
            />
            <Link to={`/content/${id}/settings`} className="cut" dir="auto">
              {name}
            </Link>
            <small>{listText(differencesOf(flags, defaults), 'conjunction')}</small>
          </li>
        ))}
      </ul>
    </>
  );
}
