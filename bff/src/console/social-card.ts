import { escapeHtml } from '@lectern/kernel/mail/escape-text.ts';
import type { OpenedLink } from '../links/open-link.ts';

const name = (text: string) => escapeHtml(text.replaceAll(/\s+/g, ' ').trim());

/**
 * The title and picture that chat programs and networks show beside a link. Behind a gate they say whose link it is, and
 * nothing of the document.
 */
export function withSocialCard(
  html: string,
  { link, isOpen, pagesUrl }: Pick<OpenedLink, 'link' | 'isOpen' | 'pagesUrl'>,
): string {
  const team = name(link.team?.name ?? '') || 'Lectern';
  const title = isOpen ? name(link.presentation?.name ?? '') || team : team;
  const hasPicture = isOpen && (link.presentation?.pageCount ?? 0) > 0;
  const facts = {
    'og:type': 'website',
    'og:site_name': team,
    'og:title': title,
    ...(hasPicture && { 'og:image': `${pagesUrl}pictures/0001.jpg` }),
  };
  const tags = Object.entries(facts)
    .map(([property, content]) => `<meta property="${property}" content="${content}">`)
    .join('');
  const card = hasPicture ? '<meta name="twitter:card" content="summary_large_image">' : '';
  const shown = title === team ? team : `${title} · ${team}`;
  return html.replace('<title>Lectern</title>', () => `<title>${shown}</title>${tags}${card}`);
}
