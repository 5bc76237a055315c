/** Form errors by field; `form` for the rest. */
export type Problems<Name extends string> = { form?: string } & { [name in Name]?: string };

const failed = 'There was a problem.';

interface RefusedForm {
  message?: string;
  errors?: Record<string, string[]>;
}

/** Sends a form. Null on success; else the first message of each field (content §5). */
export async function sendForm<Name extends string>(
  path: string,
  fields: Record<Name, string>,
): Promise<Problems<Name> | null> {
  const details = Object.fromEntries(
    Object.entries<string>(fields)
      .map(([name, text]) => [name, text.trim()])
      .filter(([, text]) => text !== ''),
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
    const body: RefusedForm | null = await response.json().catch(() => null);
    const known = Object.entries(body?.errors ?? {}).filter(([name]) =>
      Object.hasOwn(fields, name),
    );
    if (known.length > 0)
      return Object.fromEntries(known.map(([name, [first]]) => [name, first])) as Problems<Name>;
    return { form: (response.status < 500 && body?.message) || failed };
  } catch {
    return { form: `${failed} The server could not be reached.` };
  }
}

export function isEmail(text: string): boolean {
  return /^\S+@\S+\.\S+$/.test(text.trim());
}
