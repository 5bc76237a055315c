import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { DomainError } from '@lectern/kernel/errors.ts';

/** Of 0 to 4: below it a password is found by about a million guesses. */
const LOWEST_SCORE = 2;
/** What stands behind is not looked at: judging a text takes longer the longer it is. */
const MAX_JUDGED = 128;

/**
 * Refuses passwords that guessing begins with: the most common ones, patterns of keys, repetitions, and what is known of
 * the person. Nothing is asked of anybody else.
 * @throws DomainError INVALID for the field `password`
 */
export async function refuseFirstGuesses(password: string, known: readonly string[]): Promise<void> {
  const { score } = (await judge()).check(password, [...known, 'lectern']);
  if (score >= LOWEST_SCORE) return;
  const message = 'This is one of the first passwords that somebody would try. A few words that do not belong together are better.';
  throw new DomainError('INVALID', message, { password: [message] });
}

let judging: Promise<ZxcvbnFactory> | undefined;

/** Loaded when a password is chosen, which is seldom: its lists take some megabytes. */
function judge(): Promise<ZxcvbnFactory> {
  return (judging ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }]) => new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: MAX_JUDGED }),
  ));
}
