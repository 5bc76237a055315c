import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { openSqliteDatabase } from '@lectern/kernel/store/sqlite/sqlite-store.ts';
import { SqliteTexts } from '@lectern/kernel/store/sqlite/texts.ts';
import { wordsOf } from '@lectern/schemas/text/words.ts';
import { row, type Bench, type Row } from '../bench.ts';
import { persistedQuery } from '../console.ts';
import { serve } from '../lectern.ts';
import { answerOf, startReference } from '../measure.ts';
import { numbersFrom, skewed } from '../seed/random.ts';
import { seeded } from '../seeded.ts';
import { timesOfPair } from '../timing.ts';

const FLOOR_MS = 50;
const PAGES = 100_000;
const WORDS_A_PAGE = 80;
const VOCABULARY = 20_000;
const CALLS = 40;
const PAIRS = 5;

/** From the most frequent word on; a frequent one is on most pages, the last ones on few. */
const wordAt = (rank: number) => `w${rank.toString(36)}x`;
const searches = {
  'a word on most pages': wordAt(0),
  'two frequent words': `${wordAt(3)} ${wordAt(5)}`,
  'a rare word': wordAt(VOCABULARY - 40),
  'a frequent and a rare word': `${wordAt(1)} ${wordAt(VOCABULARY >> 1)}`,
  'the beginning of many words': 'w1',
};

export const textSearch: Bench = {
  name: 'text-search',
  title: 'Search in the text of pages',
  async run() {
    const folder = await seeded({ presentations: 50, hits: 0, viewings: 0 });
    await fillTexts(folder);
    const lectern = await serve({ folder });
    try {
      const { authorization } = lectern.api;
      const headers = { authorization, 'content-type': 'application/json' };
      const rows: Row[] = [];
      let slowest = 0;
      for (const [name, text] of Object.entries(searches)) {
        const body = await persistedQuery('PageMatches', { text });
        const answered = await answerOf(`${lectern.url}/graphql`, {
          method: 'POST',
          headers,
          body,
        });
        const reference = await startReference('constant-json.ts', { answer: answered });
        try {
          const [ours, theirs] = await timesOfPair(
            [`${lectern.url}/graphql`, `http://127.0.0.1:${reference.port}/graphql`],
            { headers: { authorization }, body, calls: CALLS, pairs: PAIRS },
          );
          slowest = Math.max(slowest, ours.p50.median);
          console.log(`  ${name}: ${ours.p50.median.toFixed(1)} ms`);
          rows.push(
            row(`${name}: p50 ms (${answered.length} bytes)`, ours.p50, 2),
            row(`${name}: p99 ms`, ours.p99, 2),
            row(`${name}: p50 ms of a constant answer as long`, theirs.p50, 2),
          );
        } finally {
          reference.stop();
        }
      }
      return {
        what: `${PAGES.toLocaleString('en')} pages of ${WORDS_A_PAGE} words from a vocabulary of ${VOCABULARY.toLocaleString('en')}, as frequent as in a language; the console’s query for twelve matches, one call after the other, ${PAIRS} turns of ${CALLS} calls`,
        rows,
        floor: `p50 of each at most ${FLOOR_MS} ms`,
        isMet: slowest <= FLOOR_MS,
        limit:
          'FTS5 reads the lists of all words of the query, the team’s among them; then 200 pages at most are compared',
      };
    } finally {
      await lectern.stop();
    }
  },
};

/** Under the files of the presentations that are there. */
async function fillTexts(folder: string): Promise<void> {
  const file = join(folder, 'lectern.sqlite');
  const owners = filesIn(file);
  const database = await openSqliteDatabase(file);
  try {
    const texts = new SqliteTexts(database, 'content');
    const share = Math.ceil(PAGES / owners.length);
    const random = numbersFrom(7);
    for (const { teamId, fileId } of owners) {
      if (await texts.has(teamId, fileId)) continue;
      const pages = Array.from({ length: share }, (_, index) => {
        const text = Array.from({ length: WORDS_A_PAGE }, () =>
          wordAt(skewed(random(), VOCABULARY)),
        ).join(' ');
        return { number: index + 1, text, words: wordsOf(text) };
      });
      await texts.put(teamId, fileId, pages);
    }
  } finally {
    await database.close();
  }
}

function filesIn(file: string): { teamId: string; fileId: string }[] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return database
      .prepare(
        'SELECT DISTINCT team AS teamId, f_fileId AS fileId FROM "view content Presentation" WHERE f_fileId IS NOT NULL',
      )
      .all() as { teamId: string; fileId: string }[];
  } finally {
    database.close();
  }
}
