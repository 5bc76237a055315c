import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { graphql } from '../../gql/gql.ts';
import type { FeedEvent } from './read-events.ts';

const EventPeopleQuery = graphql(`
  query EventPeople {
    users(pageSize: 300) {
      items {
        id
        name
        email
      }
    }
    sharedLinks(pageSize: 300) {
      items {
        id
        name
        presentationName
      }
    }
  }
`);
const EventPresentationsQuery = graphql(`
  query EventPresentations($ids: [ID!]!) {
    presentationsByIds(ids: $ids) {
      id
      name
    }
  }
`);

const mostIds = 1_000;
const subjectOf = ({ subject }: FeedEvent) => {
  const parts = subject.split('/');
  return { kind: parts[0] ?? '', id: parts.at(-1) ?? '' };
};

/** Ids that an event names: its subject, then what its fields refer to. */
function idsIn(event: FeedEvent): string[] {
  const ids = Object.values(event.data).filter((value) => typeof value === 'string');
  return [...new Set([subjectOf(event).id, ...ids])];
}

/** “Acqua Norte · Kim Marlow”: what an event is about, by name; its kind where no name is known. */
export function useEventNames(events: readonly FeedEvent[]): (event: FeedEvent) => string {
  const skip = events.length === 0;
  const { data: people } = useQuery(EventPeopleQuery, { skip });
  const ids = useMemo(
    () =>
      [
        ...new Set(
          events.flatMap((event) => {
            const { kind, id } = subjectOf(event);
            const { presentationId } = event.data;
            return [
              ...(kind === 'Presentation' ? [id] : []),
              ...(typeof presentationId === 'string' ? [presentationId] : []),
            ];
          }),
        ),
      ]
        .toSorted()
        .slice(0, mostIds),
    [events],
  );
  const { data: found, previousData } = useQuery(EventPresentationsQuery, {
    variables: { ids },
    skip: ids.length === 0,
  });
  const names = useMemo(
    () =>
      new Map(
        [
          ...(people?.users.items ?? []).map(({ id, name, email }) => [id, name ?? email] as const),
          ...(people?.sharedLinks.items ?? []).map(
            ({ id, name, presentationName }) => [id, name ?? presentationName] as const,
          ),
          ...((found ?? previousData)?.presentationsByIds ?? []).flatMap((each) =>
            each === null ? [] : [[each.id, each.name] as const],
          ),
        ].filter((entry): entry is readonly [string, string] => typeof entry[1] === 'string'),
      ),
    [people, found, previousData],
  );
  return (event) =>
    [...new Set(idsIn(event).flatMap((id) => names.get(id) ?? []))].join(' · ') ||
    subjectOf(event).kind.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
}
