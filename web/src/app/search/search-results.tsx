import { useQuery } from '@apollo/client/react';
import { IconAddressBook, IconLayoutGrid, IconLink, IconUser } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { problemOf, type Problem } from '../../edge/problem.ts';
import { graphql } from '../../gql/gql.ts';
import { Excerpt, pathOfMatch } from '../../shared/page-matches/excerpt.tsx';
import { PageThumbnail } from '../../ui/page-thumbnail.tsx';
import type { Command } from './commands.tsx';
import styles from './search.module.css';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

const GlobalSearchQuery = graphql(`
  query GlobalSearch($search: String!) {
    presentations(search: $search, pageSize: 5) {
      items {
        id
        name
        thumbnailUrl
      }
    }
    searchPages(text: $search, limit: 4) {
      ...PageMatchFields
    }
    sharedLinks(search: $search, pageSize: 5) {
      items {
        id
        name
        presentationName
      }
    }
    users(search: $search, pageSize: 5) {
      items {
        id
        name
        email
      }
    }
    contacts(search: $search, pageSize: 5) {
      items {
        id
        name
        email
      }
    }
  }
`);

/** A result with its path or action; `to` null means the content list with the same search. */
export interface SearchResult {
  key: string;
  group: string;
  to: string | null;
  run?: () => void;
  isLeaving?: boolean;
  title: string;
  about: ReactNode;
  icon: ReactNode;
}

/** Results for the text, or the previous results until they arrive; or the error. */
export interface SearchState {
  found: readonly SearchResult[];
  isAnswered: boolean;
  problem: Problem | null;
}

export function useSearchResults(search: string): SearchState {
  const isEntered = search.trim().length > 1;
  const { data, previousData, error, loading } = useQuery(GlobalSearchQuery, {
    variables: { search: search.trim() },
    skip: !isEntered,
    errorPolicy: 'all',
  });
  const answer = isEntered ? (data ?? previousData) : undefined;
  if (answer == null)
    return {
      found: [],
      isAnswered: isEntered && error !== undefined,
      problem: error === undefined ? null : problemOf(error),
    };
  const found: SearchResult[] = [
    ...(answer.presentations?.items ?? []).map(({ id, name, thumbnailUrl }) => ({
      key: `p${id}`,
      group: common.presentations,
      to: `/content/${id}`,
      title: name,
      about: null,
      icon: <PageThumbnail src={thumbnailUrl} size="tiny" />,
    })),
    ...(answer.searchPages ?? []).map((match) => ({
      key: `t${match.presentation.id}-${match.page}`,
      group: texts.pages,
      to: pathOfMatch(match, search),
      title: texts.pageOf({ name: match.presentation.name, page: match.page }),
      about: <Excerpt parts={match.excerpt} />,
      icon: <PageThumbnail src={match.thumbnailUrl} size="tiny" />,
    })),
    ...(answer.sharedLinks?.items ?? []).map(({ id, name, presentationName }) => ({
      key: `l${id}`,
      group: common.sharedLinks,
      to: `/links/${id}`,
      title: name ?? presentationName ?? common.untitledLink,
      about: name === null ? null : (presentationName ?? null),
      icon: <IconLink className="icon" aria-hidden="true" />,
    })),
    ...(answer.contacts?.items ?? []).map(({ id, name, email }) => ({
      key: `c${id}`,
      group: common.contacts,
      to: `/contacts/${id}`,
      title: name ?? email ?? common.unnamed,
      about: name === null ? null : (email ?? null),
      icon: <IconAddressBook className="icon" aria-hidden="true" />,
    })),
    ...(answer.users?.items ?? []).map(({ id, name, email }) => ({
      key: `u${id}`,
      group: texts.team,
      to: `/people/${id}`,
      title: name ?? email ?? common.unnamed,
      about: name === null ? null : (email ?? null),
      icon: <IconUser className="icon" aria-hidden="true" />,
    })),
  ];
  if (found.length > 0)
    found.push({
      key: 'all',
      group: common.more,
      to: null,
      title: texts.searchAllContentFor({ search: search.trim() }),
      about: null,
      icon: <IconLayoutGrid className="icon" aria-hidden="true" />,
    });
  return { found, isAnswered: !loading, problem: null };
}

/** A command as a result. */
export function resultOf({ key, group, title, Icon, ...does }: Command): SearchResult {
  const icon = <Icon className="icon" aria-hidden="true" />;
  return {
    key,
    group,
    title,
    about: null,
    icon,
    ...('run' in does ? { ...does, to: null } : does),
  };
}

type Group = { key: string; group: string; items: SearchResult[] };

/** Groups only neighbors, so that the arrow keys follow the order on the screen. */
function neighborsByGroup(found: readonly SearchResult[]): readonly Group[] {
  const groups: Group[] = [];
  for (const item of found) {
    const last = groups.at(-1);
    if (last?.group === item.group) last.items.push(item);
    else groups.push({ key: item.key, group: item.group, items: [item] });
  }
  return groups;
}

type SearchResultsProps = {
  id: string;
  search: string;
  found: SearchState;
  active: SearchResult | undefined;
  choose: (found: SearchResult) => void;
};

export function SearchResults({
  id,
  search,
  found: { found, isAnswered, problem },
  active,
  choose,
}: SearchResultsProps) {
  const note =
    problem !== null
      ? texts.pressEnterToSearchAll({ message: problem.message })
      : found.length > 0
        ? null
        : isAnswered
          ? texts.noResultsFor({ search: search.trim() })
          : texts.searching;
  if (found.length === 0)
    return (
      <div className={styles['panel']} role="status">
        {note}
      </div>
    );
  return (
    <div className={styles['panel']} role="listbox" id={id} aria-label={texts.results}>
      {note === null ? null : (
        <p className={styles['note']} role="status">
          {note}
        </p>
      )}
      {neighborsByGroup(found).map(({ group, items, key }) => (
        <div key={key} role="group" aria-label={group}>
          <p aria-hidden="true">{group}</p>
          {items.map((item) => (
            // Keeps the focus in the box, so that the click arrives.
            <div
              key={item.key}
              role="option"
              id={`${id}-${item.key}`}
              aria-selected={item === active}
              className={styles['option']}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(item)}
            >
              <i aria-hidden="true">{item.icon}</i>
              <span>
                <b className="cut" title={item.title}>
                  {item.title}
                </b>
                {item.about === null ? null : <small className="cut">{item.about}</small>}
              </span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
