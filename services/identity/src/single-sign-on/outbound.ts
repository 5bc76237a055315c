import { DomainError } from '@lectern/kernel/errors.ts';

const PATIENCE_MS = 10_000;
const MOST_BYTES = 1_000_000;

/** For a provider that does not answer, or with something else than it should. */
export class ProviderUnreachable extends DomainError {
  constructor(cause: unknown) {
    super('UNAVAILABLE', 'The identity provider did not answer.', undefined, 5);
    this.cause = cause;
  }
}

/**
 * Asks a provider, and nobody else: what it says of itself, or a redirect, leads to no other origin than these. Its hosts
 * end with the provider's names, or were set by the operator, so that no customer chooses which machine is asked.
 */
export function fetchFrom(origins: readonly string[]): (url: string | URL, init?: RequestInit) => Promise<Response> {
  return async (url, init = {}) => {
    if (!origins.includes(new URL(url).origin)) throw new ProviderUnreachable(new Error(`${new URL(url).origin} is not of this provider`));
    try {
      const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) });
      return new Response(await textOf(answer), { status: answer.status, headers: answer.headers });
    } catch (error) {
      throw new ProviderUnreachable(error);
    }
  };
}

async function textOf(answer: Response): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body ?? []) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new Error('The answer is too long'); // Leaving the loop cancels the rest.
    parts.push(part);
  }
  return Uint8Array.from(Buffer.concat(parts));
}
