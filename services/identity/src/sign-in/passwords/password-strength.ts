import type { PasswordStrength } from './password-rules.ts';

/** The rest is ignored: scoring takes longer with the length. */
const MAX_SCORED = 128;

let loading: Promise<PasswordStrength> | undefined;

/** Loaded when a password is chosen, because the lists are large. No network. */
export function loadPasswordStrength(): Promise<PasswordStrength> {
  return (loading ??= load());
}

async function load(): Promise<PasswordStrength> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: MAX_SCORED });
  const listed = new Set<unknown>(dictionary['passwords-common']);
  return {
    isListed: (password) => listed.has(password),
    scoreOf: (password, known) => judge.check(password, [...known]).score,
  };
}
