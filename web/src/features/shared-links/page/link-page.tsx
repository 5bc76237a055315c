import { useMemo } from 'react';
import { useParams } from 'react-router';
import { usePageQuery } from '../../../graphql/use-page-query.ts';
import { RangePicker } from '../../../shared/range/range-picker.tsx';
import { bounds, readRange, writeRange } from '../../../shared/range/range.ts';
import { useList } from '../../../shared/readers/list-choice.tsx';
import { VisitorsSection } from '../../../shared/readers/visitors-section.tsx';
import { InternalVisitsSwitch } from '../../../shared/readers/internal-visits-switch.tsx';
import { useLiveRefetch } from '../../../realtime/use-live-refetch.ts';
import { useRefetchOn } from '../../../realtime/use-realtime.ts';
import { Boundary } from '../../../ui/states/boundary.tsx';
import { RowSkeletons } from '../../../ui/states/skeleton.tsx';
import { Crumbs } from '../../../ui/crumbs.tsx';
import { NotFound } from '../../../ui/states/not-found.tsx';
import { Page } from '../../../ui/page.tsx';
import { useUrlParams } from '../../../ui/hooks/use-url-params.ts';
import { AccessRequests } from './access-requests.tsx';
import { LinkAttention } from './link-attention-section.tsx';
import { LinkDialogs } from '../actions/link-dialogs.tsx';
import { LinkFigures } from './link-figures.tsx';
import { LinkHeader } from './link-header.tsx';
import { LinkHistory } from './link-history.tsx';
import { LinkPageQuery } from './link-page.graphql.ts';
import { LinkVisits } from './link-visits.tsx';
import { withOpenReaders } from '../open-readers.ts';
import styles from './link-page.module.css';
import { questionOf, readFilters } from '../list/use-link-filters.ts';
import { linkName } from '../labels.ts';
import { Ago } from '../../../ui/format/ago.tsx';
import { common } from '../../../texts/common.ts';
import { rich } from '../../../texts/rich.ts';
import { texts } from './texts.ts';

/** A link's page: access requests, figures, visits and history. */
export function LinkPage() {
  const { linkId: id = '' } = useParams();
  const { params, chosen, edit, change } = useUrlParams();
  const list = useList();
  const withOthers = params.get('everyone') === '1';
  const rangeParams = writeRange(readRange(params, 'all'), new URLSearchParams(), 'all').toString();
  const { filter, timeZone } = useMemo(() => {
    const question = questionOf({ ...readFilters(new URLSearchParams()), withOthers });
    const { from, to } = bounds(readRange(new URLSearchParams(rangeParams), 'all'), new Date());
    return {
      ...question,
      filter: {
        ...question.filter,
        ...(from && { from: from.toISOString() }),
        ...(to && { to: to.toISOString() }),
      },
    };
  }, [withOthers, rangeParams]);
  const { data, refetch } = usePageQuery(LinkPageQuery, { id, filter, timeZone });
  const sharedLink = data.sharedLink && withOpenReaders(data.sharedLink);
  useRefetchOn(
    (message) =>
      message.kind === 'reconnected' ||
      (message.kind === 'changed' && message.type === 'SharedLink' && message.id === id),
    refetch,
  );
  useLiveRefetch(sharedLink?.presentation.id ?? '', {
    isLive: (sharedLink?.analytics?.liveSessions.length ?? 0) > 0,
    onReconnect: false,
    refetch,
  });
  if (sharedLink === null || sharedLink.deletedAt !== null)
    return (
      <NotFound what={texts.linkNotFound} list={{ path: '/links', label: texts.goToSharedLinks }}>
        {texts.linkNotFoundHint}
      </NotFound>
    );
  const asOf = sharedLink.analytics?.asOf;
  return (
    <Page title={linkName(sharedLink)}>
      <Crumbs above={[{ to: '/links', label: common.sharedLinks }]} here={linkName(sharedLink)} />
      <LinkDialogs>
        <LinkHeader link={sharedLink} />
        <AccessRequests link={sharedLink} />
        <PeriodBar chosen={chosen} edit={edit} change={change} asOf={asOf} />
        <LinkFigures link={sharedLink} isWhole={rangeParams === ''} withOthers={withOthers} />
        <LinkAttention link={sharedLink} />
        {list === 'visitors' ? (
          <Boundary what={texts.theVisitors} loading={<RowSkeletons count={5} />}>
            <VisitorsSection
              of={{ sharedLinkId: id }}
              presentationId={sharedLink.presentation.id}
              filter={filter}
              isOpen={sharedLink.status === 'ACTIVE'}
            />
          </Boundary>
        ) : (
          <Boundary what={common.theVisits} loading={<RowSkeletons count={5} />}>
            <LinkVisits link={sharedLink} filter={filter} />
          </Boundary>
        )}
        <Boundary what={texts.theHistory} loading={<RowSkeletons />}>
          <LinkHistory link={sharedLink} />
        </Boundary>
      </LinkDialogs>
    </Page>
  );
}

type PeriodBarProps = {
  chosen: URLSearchParams;
  edit: ReturnType<typeof useUrlParams>['edit'];
  change: ReturnType<typeof useUrlParams>['change'];
  asOf: string | undefined;
};

function PeriodBar({ chosen, edit, change, asOf }: PeriodBarProps) {
  return (
    <div className={styles['whose']}>
      <RangePicker
        range={readRange(chosen, 'all')}
        setRange={(range) => edit((words) => writeRange(range, words, 'all'))}
      />
      <InternalVisitsSwitch
        isOn={chosen.get('everyone') === '1'}
        onChange={(isOn) => change('everyone', isOn ? '1' : null)}
      />
      {asOf === undefined ? null : <p>{rich(texts.updatedWhen, { when: <Ago at={asOf} /> })}</p>}
    </div>
  );
}
