import { locale } from '../../ui/format/locale.ts';
import type { RefObject } from 'react';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { DashboardQuery } from '../../gql/graphql.ts';
import { useViewer } from '../../account/viewer.ts';
import { RowSkeletons } from '../../ui/states/skeleton.tsx';
import { Boundary } from '../../ui/states/boundary.tsx';
import { ExportButton } from '../../ui/buttons/export-button.tsx';
import places from '../../ui/tabs.module.css';
import { useUrlParams } from '../../ui/hooks/use-url-params.ts';
import { LinksTable } from './links-table.tsx';
import { PresentationsTable } from './presentations-table.tsx';
import { RecentTable } from './recent-table.tsx';
import styles from './dashboard.module.css';
import type { Question } from './use-question.ts';
import { VisitorsTable } from './visitors-table.tsx';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

const tabs = ['links', 'presentations', 'visitors', 'views'] as const;
type Tab = (typeof tabs)[number];
const labels: Record<Tab, string> = {
  links: common.sharedLinks,
  presentations: common.presentations,
  visitors: texts.visitors,
  views: texts.recentViews,
};

/** Links to the full lists. */
const all: Partial<Record<Tab, { to: string; label: string }>> = {
  links: { to: '/links', label: texts.allSharedLinks },
  presentations: { to: '/content', label: texts.allPresentations },
  visitors: { to: '/contacts', label: texts.allContacts },
};

/** The range in the export route's spelling. */
const rangeOf = ({ filter: { from, to, includeOwnTeam, includeBots } }: Question) => ({
  from,
  ...(to !== undefined && { to }),
  own_team: includeOwnTeam,
  bots: includeBots,
});

/** Breaks the range down four ways; the URL has the tab. */
export function Breakdown({
  dashboard,
  question,
}: {
  dashboard: DashboardQuery['dashboard'];
  question: Question;
}) {
  const { can } = useViewer();
  const { chosen, change } = useUrlParams();
  const fromUrl = chosen.get('tab');
  const tab = tabs.find((each) => each === fromUrl) ?? 'links';
  const id = useId();
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === '#breakdown')
      document.getElementById('breakdown')?.scrollIntoView({ block: 'start' });
  }, [hash, key]);
  const list = useRef<HTMLDivElement>(null);
  const totals: Record<Tab, number> = {
    links: dashboard.links.total,
    presentations: dashboard.presentations.total,
    visitors: dashboard.visitors.total,
    views: dashboard.recentViews.total,
  };
  const tables: Record<Tab, ReactNode> = {
    links: <LinksTable question={question} />,
    presentations: <PresentationsTable question={question} />,
    visitors: <VisitorsTable question={question} />,
    views: <RecentTable question={question} />,
  };
  const open = (next: Tab) => change('tab', next);
  function onKeyDown({ key }: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (step === undefined) return;
    const next = tabs.at((tabs.indexOf(tab) + step) % tabs.length);
    if (next === undefined) return;
    open(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  }
  return (
    <section aria-label={texts.breakdown} id="breakdown" className={styles['breakdown']}>
      <div className={styles['tabsHead']}>
        <TabList list={list} id={id} tab={tab} open={open} onKeyDown={onKeyDown} totals={totals} />
        {can('can_export_data') && totals[tab] > 0 ? (
          <ExportButton
            isSmall
            path="/api/analytics/dashboard/export"
            what={texts.theChosen({ labels: labels[tab].toLowerCase() })}
            fileName={`dashboard_${tab}.csv`}
            body={{ list: tab, time_zone: question.timeZone, ...rangeOf(question) }}
          />
        ) : null}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${tab}`}>
        <Boundary
          key={tab}
          what={texts.theWithLabels({ labels: labels[tab].toLowerCase() })}
          loading={<RowSkeletons count={6} />}
        >
          {tables[tab]}
        </Boundary>
        {totals[tab] === 0 || all[tab] === undefined ? null : (
          <p className={styles['all']}>
            <Link to={all[tab].to} className="act">
              {all[tab].label}
            </Link>
          </p>
        )}
      </div>
    </section>
  );
}

type TabListProps = {
  list: RefObject<HTMLDivElement | null>;
  id: string;
  tab: Tab;
  open: (tab: Tab) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  totals: Record<Tab, number>;
};

function TabList({ list, id, tab, open, onKeyDown, totals }: TabListProps) {
  return (
    <div ref={list} className={places['tabs']} role="tablist" aria-label={texts.breakdown}>
      {tabs.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          data-tab={each}
          id={`${id}-${each}`}
          aria-selected={each === tab}
          aria-controls={`${id}-panel`}
          tabIndex={each === tab ? 0 : -1}
          onClick={() => open(each)}
          onKeyDown={onKeyDown}
        >
          {labels[each]} <em>{totals[each].toLocaleString(locale)}</em>
        </button>
      ))}
    </div>
  );
}
