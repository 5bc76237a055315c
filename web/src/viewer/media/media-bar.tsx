/** @jsxImportSource preact */
import { AboutLink } from '../tools/about-link.tsx';
import { More } from '../tools/more-menu.tsx';
import type { Tools } from '../tools/tools.ts';
import { IconButton } from '../ui/icon.tsx';
import { TeamMark } from '../ui/team-mark.tsx';
import { text } from '../texts/texts.ts';

/** The bar above a film, a sound or a website. */
export function MediaBar({
  link,
  onDownload,
  onForward,
}: Pick<Tools, 'link' | 'onDownload' | 'onForward'>) {
  return (
    <header class="top">
      <p class="team keeps-width" title={link.team.name}>
        <TeamMark team={link.team} />
      </p>
      <h1 class="title" dir="auto" title={link.presentation.name}>
        {link.presentation.name}
      </h1>
      <div class="tools" role="group" aria-label={text('tools')}>
        {onDownload && <IconButton icon="download" label={text('download')} onClick={onDownload} />}
        {onForward && <IconButton icon="forward" label={text('forward')} onClick={onForward} />}
        <More>
          {() => (
            <div class="menu">
              <AboutLink link={link} />
            </div>
          )}
        </More>
      </div>
    </header>
  );
}
