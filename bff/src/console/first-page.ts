import { text as readText } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { escapeHtml } from '@lectern/kernel/mail/escape-text.ts';
import { fileFolder, pageFile, pageKey } from '@lectern/schemas/files/file-keys.ts';
import { z } from 'zod';
import type { Edge } from '../edge.ts';
import type { OpenedLink } from '../links/open-link.ts';
import type { PublicLink } from '../links/public-link.ts';

const place = '<!--lectern-first-page-->';
const mostLetters = 20_000;
const MOST_BYTES = 512 * 1024;
const MOST_TEXTS = 500;
const PATIENCE_MS = 200;

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

/** By file, which does not change. */
const texts = new Map<string, Promise<string>>();

/** Empty if it cannot be read, or not at once: a page does not wait for a store that is away. */
async function firstPageText(edge: Edge, link: PublicLink): Promise<string> {
  const fileId = link.presentation?.fileId;
  if (!fileId) return '';
  let text = texts.get(fileId);
  if (!text) {
    if (texts.size >= MOST_TEXTS) texts.clear();
    text = readFirstPage(edge, link.teamId, fileId).catch(() => {
      texts.delete(fileId);
      return '';
    });
    texts.set(fileId, text);
  }
  return Promise.race([text, pause(PATIENCE_MS, '', { ref: false })]);
}

async function readFirstPage({ engines }: Edge, teamId: string, fileId: string): Promise<string> {
  const folder = fileFolder(teamId, fileId);
  const found = await engines.storedFiles.open(folder, pageKey(teamId, fileId, 'text', 1));
  if (!found) return '';
  if (found.info.size > MOST_BYTES) {
    found.body.destroy();
    return '';
  }
  const { runs } = pageText.parse(JSON.parse(await readText(found.body)));
  let lines = '';
  runs.forEach((run, index) => {
    const before = runs[index - 1];
    const isSameLine = before !== undefined && Math.abs(before.y - run.y) < run.height / 2;
    lines += `${before ? (isSameLine ? ' ' : '\n') : ''}${run.text}`;
  });
  return lines.slice(0, mostLetters);
}
