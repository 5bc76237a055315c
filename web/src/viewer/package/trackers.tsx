/** @jsxImportSource preact */
import type { SharedLink } from '../shared-link.ts';

/** The presentation's pixels, on the content origin, for readers who agreed to what others learn of the visit. */
export function Trackers({ link }: { link: SharedLink }) {
  if (link.hit.consent !== true) return null;
  return (
    <iframe
      src={`${link.pages_url}trackers.html`}
      sandbox="allow-scripts"
      referrerpolicy="no-referrer"
      title=""
      hidden
    />
  );
}
