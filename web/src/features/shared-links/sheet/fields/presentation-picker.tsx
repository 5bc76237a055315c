import { useQuery } from '@apollo/client/react';
import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { problemOf } from '../../../../edge/problem.ts';
import { whyNoLink, type SharedPresentation } from '../../../../shared/presentation/sharing.ts';
import { PageThumbnail } from '../../../../ui/page-thumbnail.tsx';
import { Note } from '../../../../ui/states/note.tsx';
import { ToShareQuery } from '../sheet.graphql.ts';
import styles from '../sheet.module.css';
import { common } from '../../../../texts/common.ts';
import { texts } from './texts.ts';

type PresentationPickerProps = {
  picked: readonly SharedPresentation[];
  onPick: (picked: readonly SharedPresentation[]) => void;
};

export function PresentationPicker({ picked, onPick }: PresentationPickerProps) {
  const [search, setSearch] = useState('');
  const [debouncedSearch] = useDebouncedValue(search.trim(), 200);
  const { data, previousData, error, refetch } = useQuery(ToShareQuery, {
    variables: { search: debouncedSearch || null },
  });
  // Old results stay until new ones arrive, so nothing moves under a click.
  const found = ((data ?? previousData)?.presentations?.items ?? []).filter(({ id }) =>
    picked.every((each) => each.id !== id),
  );
  const isOpen = picked.length === 0 || search !== '';
  return (
    <div className={styles['picked']}>
      <p>{common.presentations}</p>
      {picked.length === 0 ? null : (
        <div className={styles['pills']}>
          {picked.map((each) => (
            <span key={each.id} className={styles['pill']} title={each.name} dir="auto">
              <span>{each.name}</span>
              <button
                type="button"
                aria-label={texts.removeNamed({ name: each.name })}
                onClick={() => onPick(picked.filter(({ id }) => id !== each.id))}
              >
                <IconX aria-hidden="true" />
              </button>
            </span>
          ))}
        </div>
      )}
      <TextInput
        aria-label={texts.findAPresentation}
        placeholder={picked.length === 0 ? texts.findAPresentation : texts.addAnother}
        data-autofocus
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {error !== undefined && data === undefined ? (
        <Note isBad title={texts.couldntLoadPresentations} onRetry={() => void refetch()}>
          {problemOf(error).message}
        </Note>
      ) : null}
      {isOpen && data !== undefined && found.length === 0 ? (
        <p role="status" className="dim">
          {debouncedSearch === ''
            ? texts.nothingIsPublishedYet
            : texts.noPresentationMatches({ search: debouncedSearch })}
        </p>
      ) : null}
      {isOpen ? (
        <ul className={styles['offers']} aria-label={texts.presentationsThatCanBeShared}>
          {found.map((each) => {
            const why = whyNoLink(each);
            return (
              <li key={each.id}>
                <button
                  type="button"
                  disabled={why !== undefined}
                  onClick={() => {
                    onPick([...picked, each]);
                    setSearch('');
                  }}
                >
                  <PageThumbnail src={each.thumbnailUrl} size="tiny" />
                  <span>
                    <span className="cut" title={each.name} dir="auto">
                      {each.name}
                    </span>
                    {why === undefined ? null : <small>{why}</small>}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      ) : null}
    </div>
  );
}
