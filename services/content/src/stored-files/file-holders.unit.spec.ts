import { afterAll, expect, test } from '@jest/globals';
import { PresentationCreated } from '@lectern/schemas/events/content.ts';
import { eventCatalogue } from '@lectern/schemas/events/catalogue.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { appended, FedProjection, type LogEvent } from '@lectern/kernel/testing/fed.ts';
import { given } from '@lectern/kernel/testing/given.ts';
import type { PresentationCommand } from '../presentation/commands.ts';
import { Presentation } from '../presentation/presentation.ts';
import { fileIdsOf } from '../presentation/versions.ts';
import { aPresentation } from '../testing/a-presentation.ts';
import { addToCatalogue } from '@lectern/kernel/testing/add-to-catalogue.ts';
import { ThemeImagesChosen, ThemePurged, themeEvents } from '../testing/a-theme.ts';
import { fileHolders, fileHoldersOf } from './file-holders.ts';
import type { PresentationEvent } from '../presentation/state.ts';

afterAll(addToCatalogue(...themeEvents));

const holders = fileHoldersOf([...eventCatalogue.values(), ...themeEvents]);
const [teamId, themeId, logo, cover, other] = [newId(), newId(), newId(), newId(), newId()];
const stream = `ShareTheme/${teamId}/${themeId}`;
const key = `ShareTheme/${themeId}`;
const held = (...records: LogEvent[]) =>
  new FedProjection(holders).feed(...records).rows.get(key)?.files;

test('an entity of any service holds a file a slot, until another takes its place or it lets go', () => {
  const both = appended(
    stream,
    1,
    ThemeImagesChosen({ themeId, logoFileId: logo, coverFileId: cover }),
  );
  const replaced = appended(stream, 2, ThemeImagesChosen({ themeId, logoFileId: other }));
  const removed = appended(stream, 3, ThemeImagesChosen({ themeId, coverFileId: null }));
  expect(held(both)).toEqual({ logo, cover });
  expect(held(both, replaced)).toEqual({ logo: other, cover });
  expect(held(both, both, replaced, both, removed, replaced)).toEqual({ logo: other });
  expect(held(both, appended(stream, 2, ThemePurged({ themeId })))).toBeUndefined();
  expect(new FedProjection(holders).feed(both, replaced).table()).toEqual([
    {
      id: key,
      doc: {
        service: 'sharing',
        type: 'ShareTheme',
        id: themeId,
        files: { logo: other, cover },
      },
      index: { files: [other, cover] },
    },
  ]);
});

test('an event without a stream of a team cannot hold a file: its team would sweep it away', () => {
  const event = ThemeImagesChosen({ themeId, logoFileId: logo });
  expect(() => held(appended(`ShareTheme/${themeId}`, 1, event))).toThrow('no stream of a team');
});

test('another event that holds files makes another version, which is filled from the beginning', () => {
  const [first, second] = themeEvents;
  const versions = [[first], [second], [first, second]].map((each) => fileHoldersOf(each).version);
  expect(new Set(versions).size).toBe(3);
  expect(fileHoldersOf([second, first]).version).toBe(versions[2]);
  expect(fileHolders.on).toContain(PresentationCreated);
});

/** A presentation's events after commands picked by a seed; commands that are refused are skipped. */
function aHistory(seed: number, steps: number): PresentationEvent[] {
  let random = seed;
  const pick = (most: number) => {
    random = (random * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((random / 2 ** 31) * most);
  };
  const { presentationId, created } = aPresentation;
  const events: PresentationEvent[] = [created()];
  const uploaded = [aPresentation.fileId];
  for (let step = 0; step < steps; step++) {
    const { state } = given(Presentation, events);
    if (state.status === 'none') break;
    const work = state.replacement ?? state;
    const target = {
      presentationId,
      fileId: work.file.fileId,
      request: work.processing.request,
    };
    const fileId = newId();
    const commands: PresentationCommand[] = [
      {
        type: 'RevisePresentation',
        presentationId,
        changes: {},
        replacement: { file: { ...state.file, fileId }, presentationType: 'PDF' },
      },
      { type: 'StartProcessing', ...target },
      {
        type: 'CompleteProcessing',
        ...target,
        pages: [{ width: 960, height: 540 }],
        blobPrefix: 'p',
        renderer: 2,
      },
      { type: 'FailProcessing', ...target, reason: 'damaged', message: 'Damaged.' },
      { type: 'WithdrawFile', presentationId, fileId: target.fileId },
      { type: 'RestoreFile', presentationId, fileId: uploaded[pick(uploaded.length)] ?? fileId },
      { type: 'RetryProcessing', presentationId },
    ];
    const command = commands[step % 3 === 0 ? 0 : step % 3 === 1 ? 1 : 2 + pick(5)];
    if (!command) continue;
    try {
      events.push(
        ...Presentation.decide(
          { ...command, now: '2026-11-20T12:00:00.000Z', actorId: null },
          state,
        ),
      );
      uploaded.push(fileId);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
  }
  return events;
}

test('whatever happens to a presentation, it holds exactly the files that it shows, showed and will show', () => {
  let released = 0;
  for (let seed = 1; seed <= 40; seed++) {
    const events = aHistory(seed, 240);
    const { state } = given(Presentation, events);
    if (state.status === 'none') throw new Error('It is not there');
    const { presentationId } = aPresentation;
    const records = events.map((event, index) =>
      appended(`Presentation/${teamId}/${presentationId}`, index + 1, event),
    );
    const row = new FedProjection(holders)
      .feed(...records)
      .rows.get(`Presentation/${presentationId}`);
    expect(new Set(Object.values(row?.files ?? {}))).toEqual(new Set(fileIdsOf(state)));
    released += events.filter(({ type }) => type === 'PresentationFilesReleased').length;
  }
  expect(released).toBeGreaterThan(0);
});
