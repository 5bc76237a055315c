/** A call that runs. Names such as `$LINK` stand for what the answer of an earlier one has. */
export interface Example {
  /** The name of its route. */
  operation: string;
  /** The values of the path's parameters, in their order. */
  path?: readonly string[];
  query?: Readonly<Record<string, string>>;
  body?: Readonly<Record<string, unknown>>;
  /** Of multipart/form-data; `@deck.pdf` is a file. */
  form?: Readonly<Record<string, string>>;
  /** Names for parts of the answer: `data.token`. */
  takes?: Readonly<Record<string, string>>;
  /** Without a sign-in. */
  isPublic?: boolean;
}

const presentation = ['$PRESENTATION'];
const session = ['$SESSION'];

/** In an order in which each finds what it needs: from a sign-in to what a reader did. */
export const examples: readonly Example[] = [
  {
    operation: 'signIn',
    body: {
      email: 'you@example.com',
      password: 'count every liter twice',
      device_name: 'terminal',
    },
    takes: { TOKEN: 'data.token' },
    isPublic: true,
  },
  {
    operation: 'createPresentation',
    form: { file: '@deck.pdf', name: 'Solar roofs', status: 'Active' },
    takes: { PRESENTATION: 'data.id' },
  },
  { operation: 'listPresentations', query: { page: '1' } },
  { operation: 'readPresentation', path: presentation },
  {
    operation: 'sharePresentation',
    path: presentation,
    body: { name: 'Kim at Northwind', notification_level: 1, can_be_downloaded: true },
    takes: { LINK: 'data.token' },
  },
  { operation: 'listSharedLinks', query: { status: 'Active', sort: 'newest' } },
  {
    operation: 'openPublicLink',
    path: ['$LINK'],
    takes: { HIT: 'data.hit_uuid' },
    isPublic: true,
  },
  {
    operation: 'startViewerSession',
    body: { hit_uuid: '$HIT', meta: { currentPage: 1, pageCount: 2 } },
    takes: { SESSION: 'data.id' },
    isPublic: true,
  },
  {
    operation: 'recordViewerEvent',
    path: session,
    body: {
      event_at_ms: 1_780_000_000_000,
      category: 'PDF',
      action: 'change_page',
      path: '0002',
      meta: { elapsed_ms: 4_000 },
    },
    isPublic: true,
  },
  {
    operation: 'pingViewerSession',
    path: session,
    body: { elapsed_ms: 5_000, meta: { currentPage: 2, pageCount: 2, paused: false } },
    isPublic: true,
  },
  { operation: 'endViewerSession', path: session, body: { elapsed_ms: 9_000 }, isPublic: true },
  { operation: 'listViewerSessions', query: { presentation_id: '$PRESENTATION' } },
  { operation: 'listViewerEvents', query: { presentation_id: '$PRESENTATION', category: 'PDF' } },
  { operation: 'listPageStatistics', path: presentation, query: { own_team: '1' } },
  { operation: 'listEventTypes' },
  {
    operation: 'readEventStream',
    query: { type: 'SharedLinkCreated,ViewerSessionClosed', limit: '1', wait: '10' },
  },
  { operation: 'exportPresentations', body: { include_groups: true, sort: 'name' } },
  { operation: 'exportSharedLinks', body: { status: 'Active' } },
  { operation: 'exportSharedLinkHits', body: { presentation_id: '$PRESENTATION', bots: true } },
  { operation: 'exportViewerEvents', body: { presentation_id: '$PRESENTATION' } },
];
