import { useApolloClient, useSuspenseQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconLayoutGrid, IconList, IconUpload } from '@tabler/icons-react';
import { Page, PageHead } from '../../app/page.tsx';
import { canEditPresentations } from '../../presentation/permissions.ts';
import { useRefetchOn } from '../../realtime/use-realtime.ts';
import { Segments } from '../../ui/segments.tsx';
import { DropOverlay } from '../../uploads/drop-overlay.tsx';
import { useUploads } from '../../uploads/uploads-context.tsx';
import { ContentEmpty } from './content-empty.tsx';
import { ContentPageQuery } from './content.graphql.ts';
import { ContentList, pageSize, type Look } from './content-list.tsx';
import { ContentTools } from './content-tools.tsx';
import { useFilters } from './filters.ts';
import { NothingFound } from './nothing-found.tsx';
import { useArrivedUploads } from './use-arrived-uploads.ts';

const looks = [
  { value: 'grid', label: 'Grid', icon: <IconLayoutGrid className="icon" aria-hidden="true" /> },
  { value: 'rows', label: 'Rows', icon: <IconList className="icon" aria-hidden="true" /> },
] as const;

/** Everything the team has published, newest first. */
export function ContentPage() {
  const { search, status, setStatus, clearSearch } = useFilters();
  const [look, setLook] = useLocalStorage<Look>({ key: 'lectern-content-look', defaultValue: 'grid', getInitialValueInEffect: false });
  const client = useApolloClient();
  const { pick } = useUploads();
  const variables = { search, status, pageSize };
  const { data, error } = useSuspenseQuery(ContentPageQuery, { variables, fetchPolicy: 'cache-and-network', errorPolicy: 'all' });
  const refetch = () => client.query({ query: ContentPageQuery, variables, fetchPolicy: 'network-only' });
  useRefetchOn((message) => message.kind === 'changed' && (message.type === 'Presentation' || message.type === 'SharedLink'), refetch);
  useArrivedUploads(refetch);
  if (data?.presentations === undefined || data.presentations === null) throw error ?? new Error('The list could not be read.');

  const { presentations: { items, total }, viewer } = data;
  const canEdit = canEditPresentations(viewer);
  const isNarrowed = search !== null || status !== null;
  const upload = <Button variant="filled" leftSection={<IconUpload aria-hidden="true" />} onClick={pick}>Upload</Button>;
  if (total === 0 && !isNarrowed) return <Page title="Content">{canEdit ? <DropOverlay /> : null}<ContentEmpty upload={canEdit ? upload : null} /></Page>;

  return (
    <Page title="Content">
      {canEdit ? <DropOverlay /> : null}
      <PageHead title="Content">
        <Segments label="View" value={look} onChange={setLook} options={looks} />
        {canEdit ? upload : null}
      </PageHead>
      <ContentTools total={total} status={status} setStatus={setStatus} search={search} clearSearch={clearSearch} />
      {total === 0
        ? <NothingFound search={search} status={status} onClear={() => { clearSearch(); setStatus(null); }} />
        : <ContentList key={`${search} ${status}`} look={look} firstItems={items} total={total} search={search} status={status} />}
    </Page>
  );
}
