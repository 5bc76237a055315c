import { AsOfView } from '../../../shared/as-of/as-of-view.tsx';
import { dateTimeLabel } from '../../../shared/as-of/local-moments.ts';
import { usePageQuery } from '../../../graphql/use-page-query.ts';
import { kind } from '../../../shared/presentation/kind.ts';
import { statusLabels } from '../../../shared/presentation/status-pill.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Crumbs } from '../../../ui/crumbs.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { PageThumbnail } from '../../../ui/page-thumbnail.tsx';
import { Page } from '../../../ui/page.tsx';
import page from '../presentation.module.css';
import { AsOfFields } from './as-of-fields.tsx';
import { PresentationThenQuery } from './history.graphql.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

/** The presentation at a moment, read-only; differences from now are marked. */
export function AsOfPage({ id, at }: { id: string; at: string }) {
  const {
    data: { then, now },
    error,
  } = usePageQuery(PresentationThenQuery, { id, at });
  if (then === null && error !== undefined) throw error;
  const name = then?.name ?? now?.name ?? common.presentation;
  return (
    <Page title={texts.asOf({ name, at: dateTimeLabel(at) })}>
      <Crumbs above={[{ to: '/content', label: common.content }]} here={name} />
      <AsOfView at={at} earliest={now?.createdAt ?? at}>
        {then === null ? (
          <EmptyState title={texts.notCreatedYet} level="h2">
            {texts.createdLater}
          </EmptyState>
        ) : (
          <>
            <header className={page['titleRow']}>
              {then.thumbnailUrl === null ? null : (
                <span className={page['cover']}>
                  <PageThumbnail src={then.thumbnailUrl} size="card" />
                </span>
              )}
              <div>
                <h1 className={page['title']}>
                  <span title={then.name} dir="auto">
                    {then.name}
                  </span>
                </h1>
                <div className={page['meta']}>
                  <b>{then.deletedAt === null ? statusLabels[then.status] : common.deleted}</b>
                  <span>{kind(then)}</span>
                  <span>
                    <Avatar name={then.owner?.name ?? null} isSmall />
                    {then.owner?.name ?? common.formerMember}
                  </span>
                </div>
              </div>
            </header>
            <AsOfFields before={then} now={now} />
          </>
        )}
      </AsOfView>
    </Page>
  );
}
