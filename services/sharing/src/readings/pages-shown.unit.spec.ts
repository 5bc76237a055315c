import { expect, test } from '@jest/globals';
import { PresentationProcessed } from '@lectern/schemas/events/content.ts';
import { appended, FedProjection } from '@lectern/kernel/testing/fed.ts';
import { shownFiles } from '../replicas/shown-files.ts';
import { pagesOf } from './pages-shown.ts';
import type { LinkReading } from './projection.ts';

const minute = (n: number) => `2026-11-20T12:0${n}:00.000Z`;
const files = [
  { fileId: 'a', pageCount: 4, from: minute(1) },
  { fileId: 'b', pageCount: 9, from: minute(4) },
];
const viewing = (startedAt: string, page: number): LinkReading => ({
  sharedLinkId: 'l',
  createdBy: null,
  hitId: 'h',
  elapsedMs: 5_000,
  pageCount: 30,
  pages: [{ page, timeMs: 5_000 }],
  startedAt,
  endedAt: startedAt,
});
const viewings = [
  viewing(minute(0), 1),
  viewing(minute(2), 2),
  viewing(minute(4), 3),
  viewing(minute(5), 3),
];

test('pages are those of the file read last before then, since that file was shown', () => {
  expect(pagesOf(viewings, files, minute(9))).toEqual({
    pages: [{ page: 3, timeMs: 10_000 }],
    pageCount: 9,
  });
  expect(pagesOf(viewings.slice(0, 2), files, minute(9))).toEqual({
    pages: [
      { page: 1, timeMs: 5_000 },
      { page: 2, timeMs: 5_000 },
    ],
    pageCount: 4,
  });
  expect(pagesOf([], files, minute(9))).toEqual({ pages: [], pageCount: 9 });
});

test('viewings before the first known file count for it', () => {
  expect(pagesOf(viewings.slice(0, 2), files, minute(3))).toEqual({
    pages: [
      { page: 1, timeMs: 5_000 },
      { page: 2, timeMs: 5_000 },
    ],
    pageCount: 4,
  });
  expect(pagesOf(viewings.slice(0, 1), [], minute(3))).toEqual({
    pages: [{ page: 1, timeMs: 5_000 }],
    pageCount: 30,
  });
  expect(pagesOf([], [], minute(3))).toEqual({ pages: [], pageCount: null });
});

test('a file is shown from when it is processed until the next one is', () => {
  const presentationId = '01a1fa00-0000-7000-8000-0000000000e1';
  const [one, other] = [
    '01a1fa00-0000-7000-8000-0000000000a1',
    '01a1fa00-0000-7000-8000-0000000000a2',
  ];
  const processed = (version: number, fileId: string, pages: number) =>
    appended(
      `Presentation/team/${presentationId}`,
      version,
      PresentationProcessed({
        presentationId,
        fileId,
        pages: Array.from({ length: pages }, () => ({ width: 9, height: 9 })),
        blobPrefix: 'p',
        renderer: 2,
      }),
    );
  const told = [
    processed(1, one, 4),
    processed(2, one, 4),
    processed(3, other, 9),
    processed(4, one, 4),
  ];
  const { rows } = new FedProjection(shownFiles).feed(...told, ...told);
  expect(rows.get(presentationId)!.files).toMatchObject([
    { fileId: one, pageCount: 4 },
    { fileId: other, pageCount: 9 },
    { fileId: one, pageCount: 4 },
  ]);
});
