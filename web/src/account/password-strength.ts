import { isMadeOfOwnWords } from '@lectern/kernel/access/own-words.ts';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** What stands behind is not looked at: judging a text takes longer the longer it is. */
const MAX_JUDGED = 128;

const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: MAX_JUDGED });

/** Of 0 to 4, by how many guesses find it, of somebody who knows these words; the server judges by the same lists, and refuses what is made of these words alone. */
export function strengthOf(password: string, own: readonly string[]): number {
  return isMadeOfOwnWords(password, own)
    ? 0
    : judge.check(password.normalize('NFC'), [...own, 'lectern']).score;
}
