import { aPresentation, aViewer } from './builders.ts';
import { aLinkItem } from './link-builders.ts';
import type { LinkItemFragment, PresentationAttentionQuery } from '../gql/graphql.ts';

type Analytics = NonNullable<NonNullable<PresentationAttentionQuery['presentation']>['analytics']>;

export const someAnalytics = (over: Partial<Analytics> = {}): Analytics => ({
  __typename: 'Figures',
  asOf: '2026-11-20T12:00:00Z',
  views: 0,
  fileId: 'f1',
  uniqueVisitors: 0,
  averageTimeMs: 0,
  medianTimeMs: 0,
  completion: null,
  lastViewedAt: null,
  downloads: 0,
  prints: 0,
  linkClicks: 0,
  pages: [],
  liveSessions: [],
  previous: null,
  ...over,
});

type PageStatistics = Analytics['pages'][number];

/** Of one page, opened by two viewings. */
export const aPage = (page: number, over: Partial<PageStatistics> = {}): PageStatistics => ({
  __typename: 'PageStatistics',
  page,
  views: 2,
  opened: 2,
  viewings: 2,
  timeMs: 60_000,
  averageTimeMs: 30_000,
  medianTimeMs: 25_000,
  stoppedHere: 0.25,
  readAgain: 0,
  ...over,
});

type LinkFigures = NonNullable<LinkItemFragment['analytics']>;

export const someLinkFigures = (over: Partial<LinkFigures> = {}): LinkFigures => ({
  __typename: 'Figures',
  asOf: '2026-11-20T12:00:00Z',
  views: 0,
  fileId: 'f1',
  filePageCount: null,
  isOfFormerFile: false,
  fileViews: 0,
  lastViewedAt: null,
  pages: [],
  liveSessions: [],
  viewsByDay: [],
  ...over,
});

export const aLink = (over: Partial<LinkItemFragment> = {}): LinkItemFragment =>
  aLinkItem({
    analytics: someLinkFigures(),
    presentation: { ...aLinkItem().presentation, thumbnailUrl: aPresentation().thumbnailUrl },
    ...over,
  });

/** Default answers of a presentation's page. */
export const quietPage = {
  Shell: () => ({ data: { viewer: aViewer() } }),
  PresentationPage: () => ({ data: { presentation: aPresentation() } }),
  PresentationAttention: () => ({
    data: { presentation: { __typename: 'Presentation', id: 'p1', analytics: someAnalytics() } },
  }),
  LinkLimits: () => ({
    data: {
      presentation: {
        __typename: 'Presentation',
        id: 'p1',
        status: 'ACTIVE',
        accessCode: null,
        may: { __typename: 'PresentationRights', edit: true },
        settings: {
          __typename: 'PresentationSettings',
          canBeShared: true,
          canBeSharedLink: true,
          canBeForwarded: true,
          canBeDownloaded: true,
          canBePrinted: true,
          areSharedLinksSecure: false,
          onlyIntendedRecipientsCanViewSharedLinks: false,
        },
      },
    },
  }),
  PresentationDocumentLinks: () => ({
    data: { documentLinks: { __typename: 'DocumentLinkList', items: [] } },
  }),
  PresentationVisits: () => ({
    data: { viewerSessions: { __typename: 'ViewerSessionPage', total: 0, items: [] } },
  }),
  PresentationLinks: () => ({
    data: {
      sharedLinks: { __typename: 'SharedLinkPage', total: 0, items: [] },
      presentation: { __typename: 'Presentation', id: 'p1', sharedLinkCount: 0 },
    },
  }),
};
