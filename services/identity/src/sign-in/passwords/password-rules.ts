import { containsPersonalInfo } from '@lectern/schemas/access/contains-personal-info.ts';
import { problems } from '../../problems.ts';

/** Lists and patterns of a package (password-strength.ts). */
export interface PasswordStrength {
  /** In the lists of common and stolen passwords. */
  isListed(password: string): boolean;
  /** 0 to 4, for an attacker who knows these words. */
  scoreOf(password: string, known: readonly string[]): number;
}

const MIN_CHARACTERS = 12;
/** More would only cost time. */
const MAX_BYTES = 1_000;
/** Below it about a million guesses find the password. */
const LOWEST_SCORE = 2;

/**
 * Why a password is refused, in a sentence for the user; null if it is fine (accounts §5). No rules
 * about digits, signs or expiry (NIST 800-63B).
 * @param own words known about the person: name, address, team
 */
export function passwordProblem(
  password: string,
  own: readonly string[],
  guesses: PasswordStrength,
): string | null {
  const text = normalizePassword(password);
  return (
    passwordLengthProblem(text) ??
    (containsPersonalInfo(text, own) ? problems.passwordPersonal : null) ??
    (guesses.isListed(text.toLowerCase()) ? problems.passwordStolen : null) ??
    (guesses.scoreOf(text, [...own, 'lectern']) < LOWEST_SCORE ? problems.passwordCommon : null)
  );
}

/** Counts Unicode characters in composed form. */
export function passwordLengthProblem(password: string): string | null {
  const text = normalizePassword(password);
  if ([...text].length < MIN_CHARACTERS) return problems.tooShort({ least: MIN_CHARACTERS });
  return Buffer.byteLength(text) > MAX_BYTES ? problems.passwordTooLong : null;
}

/**
 * NFC, because keyboards compose characters differently. NFKC would also merge characters that look
 * different, such as ² and 2.
 */
export function normalizePassword(password: string): string {
  return password.normalize('NFC');
}
