import { useDisclosure } from '@mantine/hooks';
import { useEffect, useEffectEvent } from 'react';
import { NavLink, Outlet, useLocation, useParams } from 'react-router';
import { useAsOf } from '../../shared/as-of/use-as-of.ts';
import { tagTypes } from '../../tags/kinds.ts';
import { useViewer } from '../../account/viewer.ts';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import { isAboutViewer } from '../../realtime/is-about-viewer.ts';
import { useRefetchOn } from '../../realtime/use-realtime.ts';
import { useCreateLink } from '../../shared/presentation/create-link.tsx';
import { Boundary } from '../../ui/states/boundary.tsx';
import { RowSkeletons } from '../../ui/states/skeleton.tsx';
import { countLabel } from '../../ui/format/count-label.ts';
import { Crumbs } from '../../ui/crumbs.tsx';
import { NotFound } from '../../ui/states/not-found.tsx';
import { Page } from '../../ui/page.tsx';
import places from '../../ui/tabs.module.css';
import { AsOfPage } from './history/as-of-page.tsx';
import { DropOverlay } from '../../uploads/drop-overlay.tsx';
import { useReplaceable } from '../../uploads/uploads-context.tsx';
import { Preview } from './header/preview.tsx';
import { useFoundPage } from './header/use-found-page.ts';
import { PresentationHeader } from './header/presentation-header.tsx';
import { PresentationPageQuery } from './presentation.graphql.ts';
import styles from './presentation.module.css';
import { ProcessingPanel } from './header/processing-panel.tsx';
import { DamagePanel } from './files/damage-panel.tsx';
import { ReplacementPanel } from './files/replacement-panel.tsx';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

/** A presentation, now or as of the moment in the URL. */
export function PresentationPage() {
  const { presentationId: id = '' } = useParams();
  const at = useAsOf();
  return at === null ? <PresentationNow id={id} /> : <AsOfPage id={id} at={at} />;
}

function PresentationNow({ id }: { id: string }) {
  const { pathname } = useLocation();
  const { viewer } = useViewer();
  const {
    data: { presentation },
    refetch,
  } = usePageQuery(PresentationPageQuery, { id });
  const createLinks = useCreateLink();
  const found = useFoundPage();
  const [isPreviewOpen, preview] = useDisclosure(false);
  useRefetchOn(
    (message) =>
      message.kind === 'reconnected' ||
      isAboutViewer(message, viewer) ||
      (message.kind === 'changed' && (message.id === id || tagTypes.includes(message.type))),
    refetch,
  );
  const work = presentation?.processing.status;
  const isWorking = [work, presentation?.replacement?.processing.status].some(
    (each) => each === 'WAITING' || each === 'PROCESSING',
  );
  useReplaceable(id, presentation?.name ?? '', presentation?.may.edit === true);
  const check = useEffectEvent(() => void refetch().catch(() => undefined));
  useEffect(() => {
    if (!isWorking) return undefined;
    const timer = setInterval(() => check(), 1_000);
    return () => clearInterval(timer);
  }, [isWorking]);
  if (presentation === null || presentation.deletedAt !== null)
    return <NotFound what={texts.presentationNotFound}>{texts.presentationNotFoundHint}</NotFound>;

  const createLink = () => createLinks([presentation]);
  const base = `/content/${id}`;
  const tabs = [
    { to: base, label: texts.analytics, end: true },
    { to: `${base}/links`, label: common.sharedLinks, count: presentation.sharedLinkCount },
    ...(presentation.may.edit ? [{ to: `${base}/settings`, label: common.settings }] : []),
    { to: `${base}/files`, label: common.files, count: presentation.files.length },
    ...(presentation.may.edit ? [{ to: `${base}/history`, label: common.history }] : []),
  ];
  return (
    <Page title={presentation.name}>
      {presentation.may.edit ? <DropOverlay /> : null}
      <Crumbs above={[{ to: '/content', label: common.content }]} here={presentation.name} />
      <PresentationHeader
        presentation={presentation}
        onPreview={preview.open}
        onCreateLink={createLink}
      />
      {work === 'PROCESSED' ? null : <ProcessingPanel presentation={presentation} />}
      <DamagePanel presentation={presentation} />
      <ReplacementPanel presentation={presentation} />
      <nav className={`${places['tabs']} ${styles['places']}`} aria-label={common.presentation}>
        {tabs.map(({ to, label, end = false, count }) => (
          <NavLink key={to} to={to} end={end}>
            {label}
            {count ? <em>{countLabel(count)}</em> : null}
          </NavLink>
        ))}
      </nav>
      <Boundary key={pathname} what={texts.thisPart} loading={<RowSkeletons />}>
        <Outlet context={{ presentation, createLink }} />
      </Boundary>
      <Preview
        key={found?.key}
        presentation={presentation}
        isOpen={isPreviewOpen || found !== null}
        onClose={() => {
          preview.close();
          found?.leave();
        }}
        firstPage={found?.page}
        find={found?.find}
      />
    </Page>
  );
}
