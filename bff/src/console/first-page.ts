import { text as readText } from 'node:stream/consumers';
import { escapeHtml } from '@lectern/kernel/mail/escape-text.ts';
import { fileFolder, pageFile, pageKey } from '@lectern/schemas/files/file-keys.ts';
import { z } from 'zod';
import type { Edge } from '../edge.ts';
import type { OpenedLink } from '../links/open-link.ts';
import type { PublicLink } from '../links/public-link.ts';

const place = '<!--lectern-first-page-->';
const mostLetters = 20_000;

const pageText = z.object({
  runs: z.array(z.object({ text: z.string(), y: z.number(), height: z.number() })),
});

/**
 * Puts the first page, as a picture and as text, where a browser without JavaScript shows it. While something is asked
 * first, optional consent included, only whose document it is.
 */
export async function withFirstPage(
  edge: Edge,
  html: string,
  { link, pagesUrl, isOpen }: Pick<OpenedLink, 'link' | 'pagesUrl' | 'isOpen'>,
): Promise<string> {
  if (!html.includes(place)) return html;
  const { presentation, team, user, displayUserInfo } = link;
  const from = [displayUserInfo ? user?.name : null, team?.name].filter(Boolean).join(', ');
  const sender = from && `<p>${escapeHtml(from)}</p>`;
  if (!isOpen || link.consentMode === 'OPTIONAL' || !presentation)
    return html.replace(place, () => sender);
  const name = `<h1>${escapeHtml(presentation.name)}</h1>`;
  if (presentation.pageCount === 0) return html.replace(place, () => name + sender);
  const text = escapeHtml(await firstPageText(edge, link));
  const { width = 960, height = 540 } = presentation.pages[0] ?? {};
  const picture =
    `<img src="${escapeHtml(pagesUrl)}${pageFile('large', 1)}" width="${Math.round(width)}" height="${Math.round(height)}" ` +
    `alt="1 / ${presentation.pageCount}">`;
  return html.replace(place, () => `${name}${sender}${picture}<p class="plain-text">${text}</p>`);
}

const texts = new WeakMap<PublicLink, Promise<string>>();

/** Read once for each answer of the link's owner; empty if it cannot be read. */
function firstPageText(edge: Edge, link: PublicLink): Promise<string> {
  let text = texts.get(link);
  if (!text) {
    text = readFirstPage(edge, link).catch(() => '');
    texts.set(link, text);
  }
  return text;
}

async function readFirstPage({ engines }: Edge, link: PublicLink): Promise<string> {
  const fileId = link.presentation?.fileId;
  if (!fileId) return '';
  const folder = fileFolder(link.teamId, fileId);
  const found = await engines.storedFiles.open(folder, pageKey(link.teamId, fileId, 'text', 1));
  if (!found) return '';
  const { runs } = pageText.parse(JSON.parse(await readText(found.body)));
  let lines = '';
  runs.forEach((run, index) => {
    const before = runs[index - 1];
    const isSameLine = before !== undefined && Math.abs(before.y - run.y) < run.height / 2;
    lines += `${before ? (isSameLine ? ' ' : '\n') : ''}${run.text}`;
  });
  return lines.slice(0, mostLetters);
}
