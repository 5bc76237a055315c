import { containsPersonalInfo } from '@lectern/schemas/access/contains-personal-info.ts';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Only the beginning is judged: the check takes longer for longer texts. */
const MAX_JUDGED = 128;

const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: MAX_JUDGED });

/**
 * Strength from 0 to 4 against an attacker who knows these words. The server uses the same lists.
 */
export function strengthOf(password: string, own: readonly string[]): number {
  return containsPersonalInfo(password, own)
    ? 0
    : judge.check(password.normalize('NFC'), [...own, 'lectern']).score;
}
