import type { ComponentType } from 'react';
import { useComparesRules } from '../../../shared/counting/rules-switch.tsx';
import type { SharedPresentation } from '../../../shared/presentation/sharing.ts';
import { useList } from '../../../shared/readers/list-choice.tsx';
import { VisitorsSection } from '../../../shared/readers/visitors-section.tsx';
import { RowSkeletons } from '../../../ui/states/skeleton.tsx';
import { Boundary } from '../../../ui/states/boundary.tsx';
import { AttentionSection } from './attention-section.tsx';
import { AttentionSkeleton } from './attention-skeleton.tsx';
import { ClicksSection } from './clicks-section.tsx';
import { FiguresTools } from './figures-tools.tsx';
import { RulesSection } from './rules-section.tsx';
import { useShownPresentation } from '../shown-presentation.ts';
import { useFiguresFilter } from './use-figures-filter.ts';
import { VisitsSection } from './visits-section.tsx';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

/** The links of a presentation, with a button to create one. */
export type LinksSection = ComponentType<{
  presentation: SharedPresentation;
  onCreate: () => void;
}>;

/** Attention, links and visits; each section fails alone. */
export function AnalyticsTab({ LinksSection }: { LinksSection: LinksSection }) {
  const { presentation, createLink } = useShownPresentation();
  const { filter } = useFiguresFilter();
  const list = useList();
  const comparesRules = useComparesRules();
  return (
    <>
      <FiguresTools />
      {presentation.pages.length === 0 ? null : (
        <Boundary what={texts.theFigures} loading={<AttentionSkeleton />}>
          <AttentionSection presentation={presentation} filter={filter} />
        </Boundary>
      )}
      {comparesRules ? (
        <Boundary what={texts.theFiguresByBothRules} loading={null}>
          <RulesSection id={presentation.id} filter={filter} />
        </Boundary>
      ) : null}
      <Boundary what={texts.theSharedLinks} loading={<RowSkeletons />}>
        <LinksSection presentation={presentation} onCreate={createLink} />
      </Boundary>
      <Boundary what={texts.theLinkClicks} loading={null}>
        <ClicksSection presentation={presentation} filter={filter} />
      </Boundary>
      {list === 'visitors' ? (
        <Boundary what={texts.theVisitors} loading={<RowSkeletons count={5} />}>
          <VisitorsSection
            of={{ presentationId: presentation.id }}
            presentationId={presentation.id}
            filter={filter}
          />
        </Boundary>
      ) : (
        <Boundary what={common.theVisits} loading={<RowSkeletons count={5} />}>
          <VisitsSection presentation={presentation} filter={filter} />
        </Boundary>
      )}
    </>
  );
}

export function LinksTab({ LinksSection }: { LinksSection: LinksSection }) {
  const { presentation, createLink } = useShownPresentation();
  return <LinksSection presentation={presentation} onCreate={createLink} />;
}
