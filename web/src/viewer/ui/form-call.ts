import { text } from '../texts/texts.ts';

/** Form errors by field; `form` for the rest. */
export type Problems<Name extends string> = { form?: string } & { [name in Name]?: string };

/** The server's sentences are English; the field says enough. */
function problemOf(name: string): string {
  return text(name.endsWith('email') ? 'invalidEmail' : 'withoutLinks');
}

/** Sends a form. Null on success; else a message for each refused field. */
export async function sendForm<Name extends string>(
  path: string,
  fields: Record<Name, string>,
): Promise<Problems<Name> | null> {
  const details = Object.fromEntries(
    Object.entries<string>(fields)
      .map(([name, value]) => [name, value.trim()])
      .filter(([, value]) => value !== ''),
  );
  try {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(details),
      signal: AbortSignal.timeout(20_000),
    };
    const response = await fetch(path, init);
    if (response.ok) return null;
    const body: { errors?: object } | null = await response.json().catch(() => null);
    const refused = Object.keys(body?.errors ?? {}).filter((name) => Object.hasOwn(fields, name));
    if (refused.length > 0)
      return Object.fromEntries(refused.map((name) => [name, problemOf(name)])) as Problems<Name>;
    return { form: text(response.status === 429 ? 'tooManyTries' : 'failed') };
  } catch {
    return { form: text(navigator.onLine ? 'unreachable' : 'offlineNothingSent') };
  }
}

export function isEmail(value: string): boolean {
  return /^\S+@\S+\.\S+$/.test(value.trim());
}
