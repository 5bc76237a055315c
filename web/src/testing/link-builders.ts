import type { LinkItemFragment, LinkPageQuery, LinkSettingsFragment } from '../gql/graphql.ts';

export const noGates = (
  over: Partial<LinkItemFragment['asked']> = {},
): LinkItemFragment['asked'] => ({
  __typename: 'SharedLinkAsked',
  hasAccessCode: false,
  isEmailRequired: false,
  emailMode: 'NOT_REQUIRED',
  isForRecipientsOnly: false,
  consentMode: 'NOT_REQUIRED',
  ...over,
});

export const aLinkItem = (over: Partial<LinkItemFragment> = {}): LinkItemFragment => ({
  __typename: 'SharedLink',
  id: 'l1',
  name: 'Acqua Norte',
  url: 'http://localhost/s/acqua-norte',
  type: 'LINK',
  status: 'ACTIVE',
  expiresAt: null,
  deletedAt: null,
  presentationName: 'Service tiers 2027',
  userName: 'Maya Lindqvist',
  hasAccessCode: false,
  isForRecipientsOnly: false,
  emailMode: 'NOT_REQUIRED',
  isDirect: false,
  asked: noGates(),
  recipients: [],
  user: { __typename: 'User', id: 'u1' },
  presentation: {
    __typename: 'Presentation',
    id: 'p1',
    status: 'ACTIVE',
    pageCount: 3,
    thumbnailUrl: null,
  },
  analytics: {
    __typename: 'Figures',
    asOf: '2026-11-20T12:00:00Z',
    views: 4,
    fileId: 'f1',
    filePageCount: null,
    isOfFormerFile: false,
    fileViews: 4,
    lastViewedAt: null,
    pages: [],
    liveSessions: [],
    viewsByDay: [0, 1, 3],
  },
  ...over,
});

/** All settings of a link. */
export const someLinkSettings = (
  over: Partial<LinkSettingsFragment> = {},
): LinkSettingsFragment => ({
  __typename: 'SharedLink',
  id: 'l1',
  name: 'Acqua Norte',
  url: 'http://localhost/s/acqua-norte',
  alias: 'acqua-norte',
  status: 'ACTIVE',
  expiresAt: null,
  notificationLevel: 1,
  accessCode: null,
  consentMode: null,
  isForRecipientsOnly: false,
  emailMode: 'NOT_REQUIRED',
  userName: 'Maya Lindqvist',
  isDirect: false,
  canBeDownloaded: true,
  canBePrinted: true,
  canBeForwarded: true,
  language: null,
  recipients: [
    {
      __typename: 'LinkRecipient',
      id: 'c1',
      email: 'ana@acqua.example',
      name: 'Ana Ribeiro',
      mailedAt: null,
    },
  ],
  presentation: {
    __typename: 'Presentation',
    id: 'p1',
    name: 'Service tiers 2027',
    status: 'ACTIVE',
    pageCount: 3,
    thumbnailUrl: null,
    processing: { __typename: 'Processing', status: 'PROCESSED' },
    settings: { __typename: 'PresentationSettings', canBeShared: true, canBeSharedLink: true },
  },
  ...over,
});

type PageLink = NonNullable<LinkPageQuery['sharedLink']>;

/** A link in the shape of its page's query. */
export const aPageLink = (over: Partial<PageLink> = {}): PageLink => {
  const { presentation, analytics, ...item } = aLinkItem();
  return {
    ...item,
    createdAt: '2026-11-19T12:00:00Z',
    accessCode: null,
    hitCounts: { __typename: 'HitCounts', persons: 4, bots: 2, ownTeam: 1 },
    accessRequests: [],
    presentation: {
      ...presentation,
      name: 'Service tiers 2027',
      pages: [1, 2, 3].map((number) => ({
        __typename: 'Page' as const,
        number,
        width: 320,
        height: 180,
        thumbnailUrl: `/${number}.jpg`,
      })),
    },
    analytics: analytics && {
      ...analytics,
      uniqueVisitors: 2,
      averageTimeMs: 61_000,
      completion: 0.66,
      downloads: 1,
      linkClicks: 3,
      liveSessions: [],
      pages: [
        { __typename: 'PageStatistics', page: 1, views: 4, timeMs: 40_000, averageTimeMs: 10_000 },
      ],
    },
    ...over,
  };
};
