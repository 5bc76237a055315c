import { Link } from 'react-router';

export type ThroughLinkOf = {
  hitId: string | null;
  sharedLink: { id: string; name: string | null; isVisible: boolean } | null;
};

/** The link's name; null for other visits. */
export function throughLabel({ hitId, sharedLink }: ThroughLinkOf): string {
  if (sharedLink !== null) return sharedLink.name ?? 'Untitled link';
  return hitId === null ? 'signed in' : 'Someone else’s link';
}

/** The link's name, linked for viewers who may open it. */
export function ThroughLink({ of, className = 'cut' }: { of: ThroughLinkOf; className?: string }) {
  const { sharedLink } = of;
  const words = throughLabel(of);
  if (sharedLink?.isVisible)
    return (
      <Link className={className} to={`/links/${sharedLink.id}`} title={words}>
        {words}
      </Link>
    );
  return (
    <span className={sharedLink === null ? 'cut dim' : 'cut'} title={words}>
      {words}
    </span>
  );
}
