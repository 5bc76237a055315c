import { hash } from 'node:crypto';

/** Does the work of a challenge, as a page's worker does. */
export function solve({
  challenge,
  difficulty,
}: {
  challenge: string;
  difficulty: number;
}): string {
  for (let number = 0; ; number++) {
    const digest = hash('sha256', `${challenge}:${number}`, 'buffer');
    if (digest.readUInt32BE() >>> (32 - difficulty) === 0) return `${challenge}:${number}`;
  }
}
