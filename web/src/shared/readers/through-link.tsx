import { Link } from 'react-router';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

export type ThroughLinkOf = {
  hitId: string | null;
  sharedLink: { id: string; name: string | null; isVisible: boolean } | null;
};

/** The link's name; null for other visits. */
export function throughLabel({ hitId, sharedLink }: ThroughLinkOf): string {
  if (sharedLink !== null) return sharedLink.name ?? common.untitledLink;
  return hitId === null ? texts.signedIn : texts.someoneElsesLink;
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
