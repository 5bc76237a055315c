import { copy } from '@lectern/content/presentation/create.ts';
import { Presentation } from '@lectern/content/presentation/presentation.ts';
import type { LivePresentation } from '@lectern/content/presentation/state.ts';
import { PresentationStatusChanged } from '@lectern/schemas/events/content.ts';
import { DAY_MS, idAt, numbersFrom, pick } from './random.ts';
import { append, inChunks, type Team } from './team.ts';

const CHUNK = 500;
const YEAR_MS = 365 * DAY_MS;

const companies = [
  'Northwind',
  'Halden',
  'Brightwater',
  'Castellan',
  'Oakmere',
  'Fjordlight',
  'Mistral',
  'Tessera',
  'Aldermoor',
  'Vantage',
  'Kestrel',
  'Lindholm',
];
const subjects = [
  'solar roofs',
  'district heating',
  'flow meters',
  'cold chains',
  'quiet pumps',
  'water quality',
  'remote service',
  'spare parts',
  'energy audits',
  'leak detection',
];
const kinds = [
  'the case for',
  'a proposal on',
  'pricing of',
  'an introduction to',
  'results with',
  'questions and answers on',
  'a roadmap for',
];

export interface SeededPresentation {
  id: string;
  pageCount: number;
}

/** Copies of the uploaded presentations with their pages, made over a year. */
export async function seedPresentations(
  team: Team,
  originals: readonly string[],
  count: number,
): Promise<SeededPresentation[]> {
  const content = team.service('content');
  const sources = await Promise.all(
    originals.map(async (id) => ({
      id,
      state: (await content.handler.states.load(Presentation, team.teamId, id))
        .state as LivePresentation,
    })),
  );
  const pageCount = ({ processing }: LivePresentation) =>
    processing.status === 'processed' ? processing.pages.length : 0;
  const made: SeededPresentation[] = sources.map(({ id, state }) => ({
    id,
    pageCount: pageCount(state),
  }));
  const [random, now] = [numbersFrom(1), Date.now()];
  await inChunks(
    team,
    'presentations',
    Math.max(0, count - sources.length),
    CHUNK,
    async (from, to) => {
      const some = Array.from({ length: to - from }, (_, place) => {
        const [n, source] = [from + place, pick(random(), sources)];
        const at = now - YEAR_MS + (n / count) * (YEAR_MS - DAY_MS);
        const presentation = { id: idAt(at), pageCount: pageCount(source.state) };
        made.push(presentation);
        const name = `${pick(random(), companies)}: ${pick(random(), kinds)} ${pick(random(), subjects)} (${n + 1})`;
        const command = {
          type: 'CopyPresentation',
          presentationId: presentation.id,
          ownerId: team.userId,
          name,
          sourceId: source.id,
          source: source.state,
          accessCodeName: null,
        } as const;
        const decided = [
          ...copy(command, { status: 'none' }),
          PresentationStatusChanged({ presentationId: presentation.id, status: 'ACTIVE' }),
        ];
        return append(team, content, Presentation, { id: presentation.id, at, decided });
      });
      await Promise.all(some);
    },
  );
  return made;
}
