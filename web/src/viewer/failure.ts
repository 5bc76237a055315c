/** Why there is nothing to read, in words for the recipient, and what to do about it. */
export interface Failure {
  title: string;
  advice: string;
  /** The code of the error catalogue, for whoever is asked for help. */
  code: number | null;
  /** What the server said besides. */
  message: string | null;
}

/** The viewer's error catalogue (accounts §8): 10003 covers what was withdrawn or ran out. */
const failures: Record<number, Failure> = {
  10001: { code: 10001, message: null, title: 'Link not found.', advice: 'Check that the whole address was copied, or ask the person who sent it to you for a new one.' },
  10002: {
    code: 10002,
    message: null,
    title: 'You cannot view this file.',
    advice: 'It opens for people only, and this visit looked automated. Try another browser, or ask the person who sent it to you.',
  },
  10003: {
    code: 10003,
    message: null,
    title: 'This link is no longer available.',
    advice: 'It has expired or was taken back. Ask the person who sent it to you for a new one.',
  },
  10004: { code: 10004, message: null, title: 'Link not found.', advice: 'Reload this page. If that does not help, ask the person who sent it to you for a new one.' },
};
const anyFailure = failures[10004] as Failure;

/** The failure for a code of the catalogue; whatever is not in it is 10004, a load failure, and the only one whose message says more than its title. */
export function failureOf(code: unknown, message?: unknown): Failure {
  const failure = failures[Number(code)] ?? anyFailure;
  const isNews = failure === anyFailure && typeof message === 'string' && message !== '' && message !== failure.title;
  return isNews ? { ...failure, message } : failure;
}
