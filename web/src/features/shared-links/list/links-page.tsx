import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useViewer } from '../../../account/viewer.ts';
import { usePageQuery } from '../../../graphql/use-page-query.ts';
import { useRefetchOn } from '../../../realtime/use-realtime.ts';
import { useCreateLink } from '../../../shared/presentation/create-link.tsx';
import { Boundary } from '../../../ui/states/boundary.tsx';
import { Crumbs } from '../../../ui/crumbs.tsx';
import { ExportButton } from '../../../ui/buttons/export-button.tsx';
import { Page, PageHead } from '../../../ui/page.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { LinkDialogs } from '../actions/link-dialogs.tsx';
import { LinksSkeleton } from './links-skeleton.tsx';
import { NoLinks } from './no-links.tsx';
import { LinksPageQuery } from './links.graphql.ts';
import { LinksList } from './links-list.tsx';
import { LinksTools } from './links-tools.tsx';
import { exportedBy, exportFile, exportPath, useExport } from './use-export.ts';
import { useLinkFilters } from './use-link-filters.ts';
import { useSelection } from './use-selection.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

/** All links the viewer may see: their own, or the team's for administrators. */
export function LinksPage() {
  const createLinks = useCreateLink();
  const create = (
    <Button
      variant="filled"
      leftSection={<IconPlus aria-hidden="true" />}
      onClick={() => createLinks(null)}
    >
      {common.createLink}
    </Button>
  );
  return (
    <Page title={common.sharedLinks}>
      <Crumbs above={[]} here={common.sharedLinks} />
      <LinkDialogs>
        <Boundary
          what={texts.theSharedLinks}
          head={<PageHead title={common.sharedLinks}>{create}</PageHead>}
          loading={<LinksSkeleton />}
        >
          <Links create={create} />
        </Boundary>
      </LinkDialogs>
    </Page>
  );
}

function Links({ create }: { create: ReactNode }) {
  const { filters, question, isFiltered, change, clear } = useLinkFilters();
  const {
    data: {
      sharedLinks: { items, total },
    },
    refetch,
  } = usePageQuery(LinksPageQuery, { ...question, page: 1 });
  useRefetchOn(
    (message) =>
      message.kind === 'reconnected' ||
      (message.kind === 'changed' &&
        (message.type === 'SharedLink' || message.type === 'Presentation')),
    refetch,
  );
  const selection = useSelection();
  const exported = useExport();
  const { can } = useViewer();
  const onExport = can('can_export_data') ? exported : null;
  const isDeleted = filters.status === 'deleted';
  // The empty page has the button itself.
  const isEmpty = total === 0 && !isFiltered && filters.order === 'newest';
  const asOf = items.find(({ analytics }) => analytics !== null)?.analytics?.asOf ?? null;
  const key = JSON.stringify(question);
  return (
    <>
      <PageHead title={common.sharedLinks}>
        {onExport === null || total === 0 || isDeleted ? null : (
          <ExportButton
            path={exportPath}
            body={exportedBy(question)}
            fileName={exportFile}
            what={texts.theseLinks}
          />
        )}
        {isEmpty ? null : create}
      </PageHead>
      {isEmpty ? null : (
        <LinksTools filters={filters} total={total} asOf={asOf} onChange={change} />
      )}
      <BulkBar
        key={`bar ${key}`}
        selection={selection}
        areDeleted={isDeleted}
        onExport={onExport}
      />
      {total === 0 ? (
        <NoLinks filters={filters} isFiltered={isFiltered} create={create} onClear={clear} />
      ) : (
        <LinksList
          key={`list ${key}`}
          firstItems={items}
          total={total}
          question={question}
          selection={selection}
        />
      )}
    </>
  );
}
