import type { LinkItemFragment } from '../../../gql/graphql.ts';
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
import { followRowLink } from '../../../ui/row-link.ts';
import table from '../../../ui/table.module.css';
import { countLabel } from '../../../ui/format/count-label.ts';
import { LinkDialogs } from '../actions/link-dialogs.tsx';
import { ListRow } from '../list/list-row.tsx';
import { LinksHead } from '../list/links-head.tsx';
import { questionOf, readFilters } from '../list/use-link-filters.ts';
import { NotSeenYet } from '../not-seen-yet.tsx';
import { PresentationLinksQuery } from './shared-links.graphql.ts';
import styles from './shared-links.module.css';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

const step = 50;
/** Figures of recipients, as the list of all links has them. */
const question = questionOf(readFilters(new URLSearchParams()));

type LinksSectionProps = { presentation: SharedPresentation; onCreate: () => void };

export function LinksSection({ presentation, onCreate }: LinksSectionProps) {
  const { id } = presentation;
  const { isAdmin } = useViewer(); // Members see only their own links.
  const [pageSize, setPageSize] = useState(step);
  const { data, refetch } = usePageQuery(PresentationLinksQuery, {
    id,
    pageSize: useDeferredValue(pageSize),
    filter: question.filter ?? null,
    timeZone: question.timeZone,
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
      leftSection={<IconPlus aria-hidden="true" />}
      onClick={onCreate}
      disabled={why !== undefined}
      title={why}
    >
      {common.createLink}
    </Button>
  );
  if (total === 0)
    return (
      <Section title={common.sharedLinks}>
        <EmptyState
          title={isAdmin ? texts.noSharedLinksYet : texts.youHaveNoLinksYet}
          action={create}
        >
          {why ?? texts.createLinkHint}
        </EmptyState>
      </Section>
    );

  return (
    <Section
      title={common.sharedLinks}
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
          {common.createLink}
        </Button>
      }
    >
      <div className={styles['above']}>
        <NotSeenYet presentation={presentation} />
      </div>
      <LinkDialogs>
        <LinksTable items={items} />
      </LinkDialogs>
      {items.length < total ? (
        <Button mt={16} onClick={() => setPageSize(pageSize + step)}>
          {common.showMore}
        </Button>
      ) : null}
    </Section>
  );
}

function LinksTable({ items }: { items: readonly LinkItemFragment[] }) {
  return (
    <table
      className={`${table['table']} ${table['tall']} ${table['whole']}`}
      onClick={followRowLink}
    >
      <LinksHead hasPresentation={false} />
      <tbody>
        {items.map((link, index) => (
          <ListRow
            key={link.id}
            place={index + 1}
            link={link}
            question={question}
            choice={null}
            hasPresentation={false}
          />
        ))}
      </tbody>
    </table>
  );
}
