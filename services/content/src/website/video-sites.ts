/** Sites whose pages show one film, with a player that other sites may show. */
interface VideoSite {
  hosts: RegExp;
  /** What the player needs, from the URL of the page. */
  idIn(page: URL): string | null | undefined;
  player(id: string, page: URL): string;
}

const sites: readonly VideoSite[] = [
  {
    hosts: /^((www|m)\.)?youtube(-nocookie)?\.com$/,
    idIn: ({ pathname, searchParams }) =>
      pathname === '/watch'
        ? searchParams.get('v')
        : /^\/(?:embed|shorts|live)\/([^/]+)\/?$/.exec(pathname)?.[1],
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}`,
  },
  {
    hosts: /^youtu\.be$/,
    idIn: ({ pathname }) => pathname.slice(1),
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}`,
  },
  {
    hosts: /^(www\.|player\.)?vimeo\.com$/,
    idIn: ({ pathname }) =>
      /^\/(?:video\/|channels\/[\w-]+\/)?(\d+)(?:\/[\da-f]+)?\/?$/.exec(pathname)?.[1],
    player(id, { pathname, searchParams }) {
      // Films that are not listed need the second part of their page's path, too.
      const key = /^\/\d+\/([\da-f]+)\/?$/.exec(pathname)?.[1] ?? searchParams.get('h');
      const hash = key !== null && /^[\da-f]+$/.test(key) ? `&h=${key}` : '';
      return `https://player.vimeo.com/video/${id}?dnt=1${hash}`;
    },
  },
  {
    hosts: /^([\w-]+\.)?wistia\.(com|net)$/,
    idIn: ({ pathname }) =>
      /^\/(?:medias|embed\/(?:iframe|medias))\/([^/.]+)\/?$/.exec(pathname)?.[1],
    player: (id) => `https://fast.wistia.net/embed/iframe/${id}?doNotTrack=true`,
  },
  {
    hosts: /^(www\.)?loom\.com$/,
    idIn: ({ pathname }) => /^\/(?:share|embed)\/([^/]+)\/?$/.exec(pathname)?.[1],
    player: (id) => `https://www.loom.com/embed/${id}`,
  },
];

/** The URL of the player for the page of a video site; null for all other pages. */
export function playerOf(pageUrl: string): string | null {
  const page = URL.parse(pageUrl);
  if (!page || !/^https?:$/.test(page.protocol) || page.port !== '') return null;
  for (const { hosts, idIn, player } of sites) {
    const id = hosts.test(page.hostname) ? idIn(page) : null;
    if (id != null && /^[\w-]{3,64}$/.test(id)) return player(id, page);
  }
  return null;
}
