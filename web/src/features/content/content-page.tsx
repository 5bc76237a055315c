import { Button } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconLayoutGrid, IconList, IconUpload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Boundary } from '../../ui/boundary.tsx';
import { Page, PageHead } from '../../ui/page.tsx';
import { useViewer } from '../../account/viewer.ts';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import { useRefetchOn } from '../../realtime/use-realtime.ts';
import { Segments } from '../../ui/segments.tsx';
import { DropOverlay } from '../../uploads/drop-overlay.tsx';
import { useUploads } from '../../uploads/uploads-context.tsx';
import { pageSize, type Look } from './chunks.ts';
import { ContentBones } from './content-bones.tsx';
import { ContentEmpty } from './content-empty.tsx';
import { ContentPageQuery } from './content.graphql.ts';
import { ContentList } from './content-list.tsx';
import { ContentTools } from './content-tools.tsx';
import { useFilters } from './filters.ts';
import { NothingFound } from './nothing-found.tsx';
import { useArrivedUploads } from './use-arrived-uploads.ts';

const looks = [
  { value: 'grid', label: 'Grid', icon: <IconLayoutGrid className="icon" aria-hidden="true" /> },
  { value: 'rows', label: 'Rows', icon: <IconList className="icon" aria-hidden="true" /> },
] as const;

function UploadButton() {
  const { pick } = useUploads();
  return <Button variant="filled" leftSection={<IconUpload aria-hidden="true" />} onClick={pick}>Upload</Button>;
}

/** Everything the team has published, newest first. */
export function ContentPage() {
  const [look, setLook] = useLocalStorage<Look>({ key: 'lectern-content-look', defaultValue: 'grid', getInitialValueInEffect: false });
  const { canEditPresentations } = useViewer();
  const upload = canEditPresentations ? <UploadButton /> : null;
  const head = <PageHead title="Content"><Segments label="View" value={look} onChange={setLook} options={looks} />{upload}</PageHead>;
  return (
    <Page title="Content">
      {canEditPresentations ? <DropOverlay /> : null}
      <Boundary what="The presentations" head={head} loading={<ContentBones />}><Content look={look} head={head} upload={upload} /></Boundary>
    </Page>
  );
}

function Content({ look, head, upload }: { look: Look; head: ReactNode; upload: ReactNode }) {
  const { search, status, setStatus, clearSearch, clear } = useFilters();
  const { data, refetch } = usePageQuery(ContentPageQuery, { search, status, pageSize });
  useRefetchOn((message) => message.kind === 'reconnected' || (message.kind === 'changed' && (message.type === 'Presentation' || message.type === 'SharedLink')), refetch);
  useArrivedUploads(refetch);
  const { items, total } = data.presentations;
  if (total === 0 && search === null && status === null) return <ContentEmpty upload={upload} />;
  return (
    <>
      {head}
      <ContentTools total={total} status={status} setStatus={setStatus} search={search} clearSearch={clearSearch} />
      {total === 0
        ? <NothingFound search={search} status={status} onClear={clear} />
        : <ContentList key={`${search} ${status}`} look={look} firstItems={items} total={total} search={search} status={status} />}
    </>
  );
}
