/** @jsxImportSource preact */
import type { SharedLink } from '../shared-link.ts';
import { TeamMark } from './team-mark.tsx';

/** Who sent the presentation, and what it is called. */
export function BarTitle({ link: { team, presentation } }: { link: SharedLink }) {
  return (
    <>
      <p class="team keeps-width" title={team.name}>
        <TeamMark team={team} />
      </p>
      <h1 class="title" dir="auto" title={presentation.name}>
        {presentation.name}
      </h1>
    </>
  );
}
