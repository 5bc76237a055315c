import type { PresentationFormFragment, UpdatePresentationInput } from '../../../gql/graphql.ts';

export type Person = { id: string; name: string | null };
/** What a field holds: a switch, a text (choices and moments, too), addresses or ids, a person, nothing. */
export type Value = boolean | number | string | readonly string[] | Person | null;
export type Draft = ReadonlyMap<string, Value>;

const inside = (thing: unknown, name: string): unknown =>
  thing === null || thing === undefined ? null : (thing as Record<string, unknown>)[name];

const unset: Readonly<Record<string, Value>> = {
  'notifications.self.enabled': false,
  'notifications.self.recipients': [],
  'notifications.respondent.enabled': false,
  'notifications.respondent.recipients': [],
  'vaultConfiguration.synchronizeTitle': true,
  'vaultConfiguration.synchronizeExpirationDate': true,
};

/** What is saved at `settings.canBeShared` and the like. */
export function savedAt(form: PresentationFormFragment, path: string): Value {
  return (
    (path.split('.').reduce<unknown>(inside, form) as Value | undefined) ?? unset[path] ?? null
  );
}

/** Empty texts are nothing; a person is their id. */
function plain(value: Value): string {
  if (value === null || value === '') return 'null';
  return JSON.stringify(typeof value === 'object' && 'id' in value ? value.id : value);
}

export const isSame = (one: Value, other: Value): boolean => plain(one) === plain(other);

/** Only what changed, as the mutation takes it; answers to forms go whole. */
export function toInput(draft: Draft, form: PresentationFormFragment): UpdatePresentationInput {
  const input: Record<string, unknown> = {};
  for (const [path, value] of draft) {
    const [top = '', ...rest] = path.split('.');
    if (top === 'notifications') input[top] = notificationsOf(draft, form);
    else if (top === 'reviewer') input['reviewerId'] = value === null ? null : (value as Person).id;
    else if (rest.length === 0) input[top] = value === '' ? null : value;
    else
      input[top] = {
        ...(input[top] as object | undefined),
        [rest.join('.')]: value === '' ? null : value,
      };
  }
  return input;
}

function notificationsOf(draft: Draft, form: PresentationFormFragment) {
  const at = (path: string) => draft.get(path) ?? savedAt(form, path);
  const settingsFor = (recipient: string) => ({
    enabled: at(`notifications.${recipient}.enabled`) === true,
    recipients: (at(`notifications.${recipient}.recipients`) as readonly string[]).filter(
      (address) => address.trim() !== '',
    ),
  });
  return { self: settingsFor('self'), respondent: settingsFor('respondent') };
}

/** The server speaks of `reviewerId` and of `notifications.self.recipients.1`. */
export function complaintAt(
  messages: Readonly<Record<string, string | undefined>>,
  path: string,
): string | null {
  const name = path === 'reviewer' ? 'reviewerId' : path;
  const key = Object.keys(messages).find((each) => each === name || each.startsWith(`${name}.`));
  return key === undefined ? null : (messages[key] ?? null);
}
