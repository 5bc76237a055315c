import type { PresentationFormFragment, UpdatePresentationInput } from '../../../gql/graphql.ts';

export type Person = { id: string; name: string | null };
/** A field's value: boolean, text, list of emails or ids, person, or nothing. */
export type Value = boolean | number | string | readonly string[] | Person | null;
export type Draft = ReadonlyMap<string, Value>;

export const isList = (value: Value): value is readonly string[] => Array.isArray(value);
export const listIn = (value: Value): readonly string[] => (isList(value) ? value : []);
export const personIn = (value: Value): Person | null =>
  typeof value === 'object' && !isList(value) ? value : null;

const isRecord = (thing: unknown): thing is Record<string, unknown> =>
  typeof thing === 'object' && thing !== null;
const inside = (thing: unknown, name: string): unknown => (isRecord(thing) ? thing[name] : null);

const unset: Readonly<Record<string, Value>> = {
  'vaultConfiguration.synchronizeTitle': true,
  'vaultConfiguration.synchronizeExpirationDate': true,
};

/** Reads the saved value at a path such as `settings.canBeShared`. */
export function savedAt(form: PresentationFormFragment, path: string): Value {
  return (
    (path.split('.').reduce<unknown>(inside, form) as Value | undefined) ?? unset[path] ?? null
  );
}

/** Empty text becomes null; a person becomes their id. */
function plain(value: Value): string {
  if (value === null || value === '') return 'null';
  return JSON.stringify(typeof value === 'object' && 'id' in value ? value.id : value);
}

export const isSame = (one: Value, other: Value): boolean => plain(one) === plain(other);

/** Only the changes, in the mutation's shape. */
export function toInput(draft: Draft): UpdatePresentationInput {
  const input: Record<string, unknown> = {};
  for (const [path, value] of draft) {
    const [top = '', ...rest] = path.split('.');
    if (top === 'reviewer') input['reviewerId'] = personIn(value)?.id ?? null;
    else if (rest.length === 0) input[top] = value === '' ? null : value;
    else
      input[top] = {
        ...(isRecord(input[top]) && input[top]),
        [rest.join('.')]: value === '' ? null : value,
      };
  }
  return input;
}

/** Server paths look like `reviewerId` or `groupIds.1`. */
export function complaintAt(
  messages: Readonly<Record<string, string | undefined>>,
  path: string,
): string | null {
  const name = path === 'reviewer' ? 'reviewerId' : path;
  const key = Object.keys(messages).find((each) => each === name || each.startsWith(`${name}.`));
  return key === undefined ? null : (messages[key] ?? null);
}
