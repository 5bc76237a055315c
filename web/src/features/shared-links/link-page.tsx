import { Switch } from '@mantine/core';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import { useLiveRefetch } from '../../realtime/use-live-refetch.ts';
import { useRefetchOn } from '../../realtime/use-realtime.ts';
import { Boundary } from '../../ui/boundary.tsx';
import { RowBones } from '../../ui/bones.tsx';
import { Crumbs } from '../../ui/crumbs.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { Page } from '../../ui/page.tsx';
import { AccessRequests } from './access-requests.tsx';
import { LinkAttention } from './link-attention-section.tsx';
import { LinkDesk } from './link-desk.tsx';
import { LinkFigures } from './link-figures.tsx';
import { LinkHeader } from './link-header.tsx';
import { LinkHistory } from './link-history.tsx';
import { LinkPageQuery } from './link-page.graphql.ts';
import { LinkVisits } from './link-visits.tsx';
import { withOpenReaders } from './open-readers.ts';
import styles from './link-page.module.css';
import { questionOf, readFilters } from './use-link-filters.ts';
import { nameOf } from './words.ts';

/** Everything about one link: what it is, who asks to be let in, how it was read, and what became of it. */
export function LinkPage() {
  const { linkId: id = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const withOthers = params.get('everyone') === '1';
  const { filter, timeZone } = useMemo(() => questionOf({ ...readFilters(new URLSearchParams()), withOthers }), [withOthers]);
  const { data, refetch } = usePageQuery(LinkPageQuery, { id, filter, timeZone });
  const sharedLink = data.sharedLink && withOpenReaders(data.sharedLink);
  useRefetchOn((message) => message.kind === 'reconnected' || (message.kind === 'changed' && message.type === 'SharedLink' && message.id === id), refetch);
  useLiveRefetch(sharedLink?.presentation.id ?? '', { isLive: (sharedLink?.analytics?.liveSessions.length ?? 0) > 0, onReconnect: false, refetch });
  if (sharedLink === null || sharedLink.deletedAt !== null) return <NotFound what="This link is not here">It was deleted, or it belongs to somebody else. Deleted links can be restored from the list for 30 days.</NotFound>;
  const asOf = sharedLink.analytics?.asOf;
  const turn = (isOn: boolean) => setParams((before) => {
    const after = new URLSearchParams(before);
    if (isOn) after.set('everyone', '1');
    else after.delete('everyone');
    return after;
  }, { replace: true });
  return (
    <Page title={nameOf(sharedLink)}>
      <Crumbs above={[{ to: '/links', word: 'Shared links' }]} here={nameOf(sharedLink)} />
      <LinkDesk>
        <LinkHeader link={sharedLink} />
        <AccessRequests link={sharedLink} />
        <div className={styles['whose']}>
          <Switch size="xs" label="With own team and bots" checked={withOthers} onChange={({ currentTarget }) => turn(currentTarget.checked)} />
          {asOf === undefined ? null : <p>As of <time dateTime={asOf}>{new Date(asOf).toLocaleTimeString('en-GB')}</time></p>}
        </div>
        <LinkFigures link={sharedLink} withOthers={withOthers} />
        <LinkAttention link={sharedLink} />
        <Boundary what="The visits" loading={<RowBones count={5} />}><LinkVisits link={sharedLink} filter={filter ?? null} /></Boundary>
        <Boundary what="The history" loading={<RowBones />}><LinkHistory link={sharedLink} /></Boundary>
      </LinkDesk>
    </Page>
  );
}
