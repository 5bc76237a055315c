import { beforeAll, describe, expect, test } from '@jest/globals';
import { wordsOf } from '@lectern/schemas/text/words.ts';
import { newId } from '../ids.ts';
import type { ContractStore } from './contract-store.ts';
import type { Texts, TextQuery } from './texts-port.ts';

export function textsContract(opened: () => ContractStore): void {
  describe('texts', () => {
    let texts: Texts;
    let other: Texts;
    beforeAll(() => {
      texts = opened().store.texts;
      other = opened().other.texts;
    });

    const put = (teamId: string, ownerId: string, ...pages: string[]) =>
      texts.put(
        teamId,
        ownerId,
        pages.map((text, index) => ({ number: index + 1, text, words: wordsOf(text) })),
      );
    const search = async (teamId: string, query: Partial<TextQuery>) => {
      const all = { words: [], prefix: null, limit: 100, skip: 0, ...query };
      return (await other.search(teamId, all))
        .map(({ number, text }) => `${number} ${text}`)
        .sort();
    };

    test('a page is found by all of its words, in any order, and by the beginning of one', async () => {
      const [team, owner] = [newId(), newId()];
      await put(team, owner, 'Solar roofs for Züri', 'Roofs of slate', 'Prices');
      expect(await search(team, { words: ['roofs'] })).toEqual([
        '1 Solar roofs for Züri',
        '2 Roofs of slate',
      ]);
      expect(await search(team, { words: ['zuri', 'solar'] })).toEqual(['1 Solar roofs for Züri']);
      expect(await search(team, { words: ['roofs'], prefix: 'sla' })).toEqual(['2 Roofs of slate']);
      expect(await search(team, { words: ['roof'] })).toEqual([]);
      expect(await search(team, { prefix: 'pri' })).toEqual(['3 Prices']);
      expect(await search(team, {})).toEqual([]);
    });

    test('words are never taken for operators of a query', async () => {
      const [team, owner] = [newId(), newId()];
      await put(team, owner, 'near and or not', 'scope');
      expect(await search(team, { words: ['not', 'and', 'near'] })).toEqual(['1 near and or not']);
      expect(await search(team, { words: ['a" OR "scope'] })).toEqual([]);
      expect(await search(team, { words: ['$ne'], prefix: '^.*' })).toEqual([]);
      expect(await search(team, { words: ['scope'] })).toEqual(['2 scope']);
    });

    test('no team finds the texts of another', async () => {
      const [one, two] = [newId(), newId()];
      await put(one, newId(), 'a secret plan');
      await put(two, newId(), 'a public plan');
      expect(await search(two, { words: ['plan'] })).toEqual(['1 a public plan']);
      expect(await search(two, { words: ['secret'] })).toEqual([]);
      expect(await search(two, { words: [one] })).toEqual([]);
    });

    test('texts that are put again replace the earlier ones, and removed ones are gone', async () => {
      const [team, owner, kept] = [newId(), newId(), newId()];
      await put(team, kept, 'kept words');
      await put(team, owner, 'old words', 'older words');
      await put(team, owner, 'new words');
      expect(await search(team, { words: ['words'] })).toEqual(['1 kept words', '1 new words']);
      expect(await other.has(team, owner)).toBe(true);
      await texts.remove(team, owner);
      expect(await other.has(team, owner)).toBe(false);
      expect(await search(team, { words: ['words'] })).toEqual(['1 kept words']);
      expect(await search(team, { prefix: 'ol' })).toEqual([]);
      expect(await texts.isEmpty(team)).toBe(false);
      expect(await texts.isEmpty(newId())).toBe(true);
    });

    test('matches come a few at a time, each once', async () => {
      const team = newId();
      await Promise.all(
        Array.from({ length: 7 }, (_, index) => put(team, newId(), `page ${index}`)),
      );
      const parts = await Promise.all(
        [0, 3, 6, 9].map((skip) => search(team, { words: ['page'], limit: 3, skip })),
      );
      expect(parts.map(({ length }) => length)).toEqual([3, 3, 1, 0]);
      expect(new Set(parts.flat()).size).toBe(7);
    });
  });
}
