import type {
  ContentItemFragment,
  LinkRowFragment,
  PersonFragment,
  PresentationAttentionQuery,
  PresentationFormFragment,
  PresentationPageQuery,
  ShellQuery,
  SignInEntryFragment,
} from '../gql/graphql.ts';

export const aViewer = (over: Partial<ShellQuery['viewer']> = {}): ShellQuery['viewer'] => ({
  __typename: 'User',
  id: 'u1',
  name: 'Maya Lindqvist',
  email: 'maya@halden.example',
  permissions: [],
  currentTeamRole: 'TEAM_ADMIN',
  currentTeam: { __typename: 'Team', id: 't1', name: 'Halden Instruments' },
  memberships: [
    {
      __typename: 'Membership',
      role: 'TEAM_ADMIN',
      isCurrent: true,
      team: { __typename: 'Team', id: 't1', name: 'Halden Instruments' },
    },
  ],
  impersonation: null,
  ...over,
});

const processed = {
  __typename: 'Processing',
  status: 'PROCESSED',
  pagesDone: 3,
  pageCount: 3,
  failure: null,
  canRetry: false,
} as const;
const owner = { __typename: 'User', id: 'u1', name: 'Maya Lindqvist' } as const;
const thumbnail = (page: number) => `/files/presentations/p1/f1/thumbnails/000${page}.jpg`;

export const anItem = (over: Partial<ContentItemFragment> = {}): ContentItemFragment => ({
  __typename: 'Presentation',
  id: 'p1',
  name: 'Service tiers 2027',
  presentationType: 'PDF',
  status: 'ACTIVE',
  pageCount: 3,
  thumbnailUrl: thumbnail(1),
  sharedLinkCount: 2,
  isNew: false,
  isReleased: true,
  isExpired: false,
  releaseAt: null,
  expiresAt: null,
  restorableUntil: null,
  may: { __typename: 'PresentationRights', edit: true, delete: true, shareByLink: true },
  settings: { __typename: 'PresentationSettings', canBeShared: true, canBeSharedLink: true },
  processing: processed,
  owner,
  analytics: {
    __typename: 'Figures',
    fileId: 'f1',
    filePageCount: null,
    isOfFormerFile: false,
    lastViewedAt: null,
    pages: [],
    liveSessions: [],
  },
  ...over,
});

export const aPresentation = (
  over: Partial<NonNullable<PresentationPageQuery['presentation']>> = {},
): NonNullable<PresentationPageQuery['presentation']> => ({
  __typename: 'Presentation',
  id: 'p1',
  name: 'Service tiers 2027',
  presentationType: 'PDF',
  status: 'ACTIVE',
  pageCount: 3,
  thumbnailUrl: thumbnail(1),
  sharedLinkCount: 0,
  deletedAt: null,
  createdAt: '2026-11-18T12:00:00Z',
  updatedAt: '2026-11-19T12:00:00Z',
  releaseAt: null,
  expiresAt: null,
  isReleased: true,
  isExpired: false,
  isNew: false,
  isProtected: false,
  isMine: true,
  isInternalUseOnly: false,
  may: {
    __typename: 'PresentationRights',
    edit: true,
    delete: true,
    chooseThumbnail: true,
    share: true,
    shareByLink: true,
    export: true,
    print: true,
  },
  processing: processed,
  settings: { __typename: 'PresentationSettings', canBeShared: true, canBeSharedLink: true },
  owner,
  files: [{ __typename: 'File', id: 'f1' }],
  replacement: null,
  versions: [
    {
      __typename: 'PresentationVersion',
      number: 1,
      pageCount: 3,
      from: '2026-11-18T12:00:00Z',
      until: null,
      file: { __typename: 'File', id: 'f1', name: 'Service tiers 2027.pdf', size: 2_400_000 },
    },
  ],
  pages: [1, 2, 3].map((number) => ({
    __typename: 'Page' as const,
    number,
    width: 320,
    height: 180,
    thumbnailUrl: thumbnail(number),
    pictureUrl: thumbnail(number).replace('thumbnails', 'pictures'),
  })),
  ...over,
});

/** All settings of a new presentation. */
export const aForm = (over: Partial<PresentationFormFragment> = {}): PresentationFormFragment => ({
  __typename: 'Presentation',
  name: 'Service tiers 2027',
  description: null,
  locale: 'en',
  alias: null,
  externalId: null,
  externalUrl: null,
  fileUrl: null,
  mainPath: null,
  accessCode: null,
  groupIds: [],
  labelIds: [],
  folderIds: [],
  productIds: [],
  brandId: null,
  releaseAt: null,
  expiresAt: null,
  newUntilAt: null,
  reviewer: null,
  sendActivityToCrm: true,
  isFeatured: false,
  isProtected: false,
  isRateable: true,
  showInMainList: true,
  canBeUsedInHaystack: true,
  shareThemeId: null,
  shareTemplateId: null,
  isTemplateRequired: false,
  customJavascript: null,
  facebookPixel: null,
  googleAnalyticsId: null,
  hubspotPixel: null,
  linkedinPixel: null,
  slackUrl: null,
  isInternalUseOnly: false,
  isPdfForm: false,
  subdomain: null,
  contentUpdatedAt: '2026-11-18T12:00:00Z',
  isPosthogEnabled: false,
  posthogApiKey: null,
  posthogProjectId: null,
  sharingDisclaimer: null,
  notifications: null,
  vaultConfiguration: {
    __typename: 'VaultConfiguration',
    synchronizeExpirationDate: true,
    synchronizeTitle: true,
  },
  settings: someSettings,
  ...over,
});

const someSettings: PresentationFormFragment['settings'] = {
  __typename: 'PresentationSettings',
  canBeShared: true,
  canBeSharedLink: true,
  canBeForwarded: false,
  canBeDownloaded: false,
  canBePrinted: false,
  canBePrintedByUser: false,
  canBeExported: false,
  canBeSharedSpace: false,
  canBeSharedText: false,
  areSharedLinksSecure: false,
  onlyIntendedRecipientsCanViewSharedLinks: false,
  canBeFaxed: false,
  canBePresentedByUser: false,
  canBeAnnotated: false,
  canBeHandout: false,
  canUserUseCdn: false,
  canShareCdnLink: false,
  canBeUsedInBuilder: false,
  gaProfileId: null,
  hideStatusBar: false,
  rotationMode: 'BOTH',
  menuBarTaps: 2,
  bounceEnabled: false,
  bounceZoomEnabled: false,
  clearCacheOnOpen: false,
  clearCacheOnExit: false,
  alwaysShowToolbar: false,
  showSearchButton: false,
  showExitInstructions: true,
  showSettingsButton: false,
  showNavigationListsButton: false,
  showThumbnailBrowserButton: false,
  pdfViewMode: 'SINGLE_PAGE',
  pdfPageViewMode: 'FIT_PAGE',
  pdfDisableWidgetHighlighting: false,
  pdfUseFullApi: true,
  pdfUseWebviewerServer: false,
  isDocumentSliderEnabled: true,
  isNavigationHistoryEnabled: true,
};

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
  viewings: 2,
  timeMs: 60_000,
  averageTimeMs: 30_000,
  medianTimeMs: 25_000,
  stoppedHere: 0.25,
  readAgain: 0,
  ...over,
});

type LinkFigures = NonNullable<LinkRowFragment['analytics']>;

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
  ...over,
});

export const aLink = (over: Partial<LinkRowFragment> = {}): LinkRowFragment => ({
  __typename: 'SharedLink',
  id: 'l1',
  name: 'Acqua Norte',
  token: 'Zk3l4f9QpWc',
  alias: 'acqua-norte',
  url: 'http://localhost/s/acqua-norte',
  status: 'ACTIVE',
  expiresAt: null,
  createdAt: '2026-11-19T12:00:00Z',
  analytics: someLinkFigures(),
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

/** The dashboard of an empty team. */
export const firstDay = {
  Dashboard: () => ({
    data: {
      dashboard: {
        __typename: 'Dashboard',
        asOf: '2026-11-20T12:00:00Z',
        from: '2026-10-22T00:00:00Z',
        to: '2026-11-20T12:00:00Z',
        previousFrom: '2026-09-22T00:00:00Z',
        step: 'DAY',
        series: [],
        ...Object.fromEntries(
          ['views', 'uniqueVisitors', 'timeMs', 'completion'].map((name) => [
            name,
            { __typename: 'Compared', now: 0, before: 0 },
          ]),
        ),
        links: { __typename: 'LinkActivityPage', total: 0 },
        presentations: { __typename: 'PresentationActivityPage', total: 0 },
        visitors: { __typename: 'VisitorPage', total: 0 },
        recentViews: { __typename: 'ViewerSessionPage', total: 0 },
      },
      presentations: { __typename: 'PresentationPage', total: 0 },
      sharedLinks: { __typename: 'SharedLinkPage', total: 0 },
    },
  }),
  DashboardFeed: () => ({
    data: { liveSessions: [], viewerSessions: { __typename: 'ViewerSessionPage', items: [] } },
  }),
  NeedsAttention: () => ({
    data: {
      sharedLinks: { __typename: 'SharedLinkPage', total: 0, items: [] },
      notifications: { __typename: 'NotificationPage', items: [] },
    },
  }),
};

export const aSignIn = (over: Partial<SignInEntryFragment> = {}): SignInEntryFragment => ({
  __typename: 'SignIn',
  id: 's1',
  startedAt: '2026-11-18T12:00:00Z',
  lastUsedAt: '2026-11-19T12:00:00Z',
  expiresAt: '2026-12-18T12:00:00Z',
  isRemembered: false,
  isCurrent: false,
  deviceName: null,
  userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/140.0 Safari/537.36',
  address: '198.51.100.7',
  network: 'PUBLIC',
  method: null,
  impersonation: null,
  ...over,
});

export const aPerson = (over: Partial<PersonFragment> = {}): PersonFragment => ({
  __typename: 'User',
  id: 'u2',
  name: 'Claire Dubois',
  email: 'claire@halden.example',
  title: 'Sales',
  status: 'ACTIVE',
  currentTeamRole: 'TEAM_MEMBER',
  storedPermissions: ['can_edit_labels'],
  customRole: null,
  customRoleName: over.customRole?.name ?? null,
  removal: null,
  invitation: null,
  ...over,
});

/** Invited by the administrator, not joined yet. */
export const anInvited = (over: Partial<PersonFragment> = {}): PersonFragment =>
  aPerson({
    id: 'u3',
    name: null,
    email: 'wei@halden.example',
    status: 'INVITED',
    storedPermissions: [],
    invitation: {
      __typename: 'PendingInvitation',
      sentAt: '2026-11-20T12:00:00Z',
      expiresAt: '2026-11-27T12:00:00Z',
      isExpired: false,
      hasLostRole: false,
      invitedBy: {
        __typename: 'User',
        id: 'u1',
        name: 'Maya Lindqvist',
        email: 'maya@halden.example',
      },
    },
    ...over,
  });
