import { useParams } from 'react-router';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import { readerLabel } from '../../shared/readers/reader-name.ts';
import { useLiveRefetch } from '../../realtime/use-live-refetch.ts';
import { useRefetchOn } from '../../realtime/use-realtime.ts';
import { Boundary } from '../../ui/states/boundary.tsx';
import { Crumbs } from '../../ui/crumbs.tsx';
import { NotFound } from '../../ui/states/not-found.tsx';
import { Page } from '../../ui/page.tsx';
import { LanePanel } from './lane-panel.tsx';
import { OtherVisits } from './other-visits.tsx';
import { PageColumn } from './page-column.tsx';
import { editionsOf, visitOf, type Visit } from './shown-visit.ts';
import { Timeline } from './timeline.tsx';
import { VisitSkeleton } from './visit-skeleton.tsx';
import { VisitFigures } from './visit-figures.tsx';
import { VisitHeader } from './visit-header.tsx';
import { VisitPageQuery } from './visit.graphql.ts';
import { VisitStrip } from './visit-strip.tsx';
import styles from './visits.module.css';
import { dateTimeLabel } from './labels.ts';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

/** One visit, step by step; it grows while live. */
export function VisitPage() {
  const { sessionId: id = '' } = useParams();
  return (
    <Boundary key={id} what={texts.thisVisit} loading={<VisitSkeleton />}>
      <Shown id={id} />
    </Boundary>
  );
}

function Shown({ id }: { id: string }) {
  const {
    data: { viewerSession: viewing },
    refetch,
  } = usePageQuery(VisitPageQuery, { id });
  if (viewing === null)
    return <NotFound what={texts.visitNotFound}>{texts.visitNotFoundHint}</NotFound>;
  return <VisitView visit={visitOf(viewing)} refetch={refetch} />;
}

function VisitView({ visit, refetch }: { visit: Visit; refetch: () => Promise<unknown> }) {
  useLiveRefetch(visit.presentation.id, { isLive: visit.isLive, refetch });
  useRefetchOn(
    (message) =>
      message.kind === 'changed' &&
      ((message.type === 'ViewerSession' && visit.sessions.some(({ id }) => id === message.id)) ||
        (message.type === 'SharedLinkHit' && message.id === visit.hit?.id)),
    refetch,
  );
  const editions = editionsOf(visit);
  const name = readerLabel(visit);
  const here = texts.visitOf({ startedAt: dateTimeLabel(visit.startedAt) });
  return (
    <Page title={`${name}, ${dateTimeLabel(visit.startedAt)}`}>
      <Crumbs
        above={[
          { to: '/contacts', label: common.contacts },
          ...(visit.contact === null ? [] : [{ to: `/contacts/${visit.contact.id}`, label: name }]),
        ]}
        here={here}
      />
      <VisitHeader visit={visit} />
      <VisitStrip visit={visit} editions={editions} />
      <div className={styles['visit']}>
        <Timeline visit={visit} editions={editions} />
        <aside aria-label={texts.aboutThisVisit}>
          <VisitFigures visit={visit} editions={editions} />
          <LanePanel visit={visit} />
          {editions.map((edition) => (
            <PageColumn key={edition.fileId} edition={edition} />
          ))}
          {visit.contact === null ? null : (
            <Boundary what={texts.theOtherVisits} loading={null}>
              <OtherVisits contactId={visit.contact.id} except={visit.id} />
            </Boundary>
          )}
        </aside>
      </div>
    </Page>
  );
}
