import type { LinkRowFragment } from '../../../gql/graphql.ts';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';
import { useViewer } from '../../../account/viewer.ts';
import { usePageQuery } from '../../../graphql/use-page-query.ts';
import { whyNoLink, type SharedPresentation } from '../../../shared/presentation/sharing.ts';
import { useLiveRefetch } from '../../../realtime/use-live-refetch.ts';
import { useRefetchOn } from '../../../realtime/use-realtime.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Section } from '../../../ui/section.tsx';
import table from '../../../ui/table.module.css';
import { countLabel } from '../../../ui/format/count-label.ts';
import { LinkDialogs } from '../actions/link-dialogs.tsx';
import { LinkRow } from './link-row.tsx';
import { NotSeenYet } from '../not-seen-yet.tsx';
import { PresentationLinksQuery } from './shared-links.graphql.ts';
import styles from './shared-links.module.css';

const step = 50;

type LinksSectionProps = { presentation: SharedPresentation; onCreate: () => void };

/** The links of one presentation, newest first. */
export function LinksSection({ presentation, onCreate }: LinksSectionProps) {
  const { id } = presentation;
  const { isAdmin } = useViewer(); // Members see only their own links.
  const [pageSize, setPageSize] = useState(step);
  const { data, refetch } = usePageQuery(PresentationLinksQuery, {
    id,
    pageSize: useDeferredValue(pageSize),
  });
  const { items, total } = data.sharedLinks;
  useRefetchOn((message) => message.kind === 'changed' && message.type === 'SharedLink', refetch);
  useLiveRefetch(id, {
    isLive: items.some(({ analytics }) => (analytics?.liveSessions.length ?? 0) > 0),
    refetch,
  });
  const why = whyNoLink(presentation);
  const create = (
    <Button
      variant="filled"
      leftSection={<IconPlus aria-hidden="true" />}
      onClick={onCreate}
      disabled={why !== undefined}
      title={why}
    >
      Create link
    </Button>
  );
  if (total === 0)
    return (
      <Section title="Shared links">
        <EmptyState
          title={isAdmin ? 'No shared links yet' : 'No link of yours yet'}
          action={create}
        >
          {why ?? 'Send this presentation to one person, or make one address for many.'}
        </EmptyState>
      </Section>
    );

  return (
    <Section
      title="Shared links"
      hint={countLabel(total)}
      aside={
        <Button
          size="xs"
          variant="subtle"
          leftSection={<IconPlus aria-hidden="true" />}
          onClick={onCreate}
          disabled={why !== undefined}
          title={why}
        >
          Create link
        </Button>
      }
    >
      <div className={styles['above']}>
        <NotSeenYet presentation={presentation} />
      </div>
      <LinkDialogs>
        <LinksTable items={items} presentation={presentation} />
      </LinkDialogs>
      {items.length < total ? (
        <Button mt={16} onClick={() => setPageSize(pageSize + step)}>
          Show more
        </Button>
      ) : null}
    </Section>
  );
}

type LinksTableProps = {
  items: readonly LinkRowFragment[];
  presentation: SharedPresentation;
};

function LinksTable({ items, presentation }: LinksTableProps) {
  return (
    <table className={table['table']}>
      <colgroup>
        <col />
        <col className={table['large']} style={{ width: '28%' }} />
        <col style={{ width: 192 }} />
        <col className={table['medium']} style={{ width: 72 }} />
        <col className={table['medium']} style={{ width: 104 }} />
        <col style={{ width: 64 }} />
        <col className={table['medium']} style={{ width: 48 }} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col" className={table['large']}>
            Address
          </th>
          <th scope="col">Pages, by time</th>
          <th scope="col" className={`${table['num']} ${table['medium']}`}>
            Views
          </th>
          <th scope="col" className={`${table['num']} ${table['medium']}`}>
            Last viewed
          </th>
          <th scope="col" className={table['num']}>
            On
          </th>
          <th scope="col" className={table['medium']}>
            <span className="sr">More</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((link) => (
          <LinkRow key={link.id} link={link} presentation={presentation} />
        ))}
      </tbody>
    </table>
  );
}
