import { replaced, type Failure } from './unavailable/failure.ts';
import { requestLink, type LinkAnswer, type SharedLink } from './shared-link.ts';

export interface Access {
  /** The link with the latest grant. */
  link(): SharedLink;
  /** The link with a grant valid for a while, for requests without retry; null if unavailable. */
  fresh(): Promise<SharedLink | null>;
  /** URL of a page file under the latest grant: `pictures/0001.jpg`. */
  urlOf(file: string): string;
  /**
   * A file failed: requests a fresh grant, unless there was one since `refusedUrl`. Only an
   * answer that the link is gone closes it.
   */
  renew(refusedUrl: string): Promise<'renewed' | 'closed' | 'unreachable'>;
  /** A file arrived: the server can be reached again. */
  noteArrival(): void;
}

const freshForMs = 10 * 60_000;

/** Before gates, which may come while one reads, no file is named. */
function isOtherFile(latest: SharedLink, link: SharedLink): boolean {
  return latest.file.id !== null && latest.file.id !== link.file.id;
}

export function createAccess(
  opened: SharedLink,
  {
    onClosed,
    onConnection,
  }: { onClosed(failure: Failure): void; onConnection(isOnline: boolean): void },
): Access {
  let link = opened;
  let isClosed = false;
  let grantedAt = performance.now();
  let renewal: Promise<'renewed' | 'closed' | 'unreachable'> | null = null;

  async function requestAgain(): Promise<'renewed' | 'closed' | 'unreachable'> {
    const latest = await requestLink(link.token, link.hit_uuid);
    const answer: LinkAnswer =
      latest.kind === 'open' && isOtherFile(latest.link, link)
        ? { kind: 'closed', failure: replaced() }
        : latest;
    onConnection(answer.kind === 'open' || answer.kind === 'closed');
    if (answer.kind === 'open') [link, grantedAt] = [answer.link, performance.now()];
    if (answer.kind === 'closed' && !isClosed) {
      isClosed = true;
      onClosed(answer.failure);
    }
    return answer.kind === 'open' ? 'renewed' : answer.kind === 'closed' ? 'closed' : 'unreachable';
  }

  const renew = () => (renewal ??= requestAgain().finally(() => (renewal = null)));
  return {
    link: () => link,
    async fresh() {
      return performance.now() - grantedAt < freshForMs || (await renew()) === 'renewed'
        ? link
        : null;
    },
    urlOf: (file) => link.pages_url + file,
    renew(refusedUrl) {
      if (isClosed) return Promise.resolve('closed');
      if (!refusedUrl.startsWith(link.pages_url) && refusedUrl !== link.signed_url)
        return Promise.resolve('renewed');
      return renew();
    },
    noteArrival: () => onConnection(true),
  };
}
