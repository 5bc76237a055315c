export interface TimeZone {
  /** IANA name. */
  id: string;
  /** What people call the time there, the whole year round. */
  name: string;
}

let cached: readonly TimeZone[] | null = null;

/** Those of places, and UTC first. Made when first asked. */
export function timeZones(): readonly TimeZone[] {
  return (cached ??= [
    'UTC',
    ...Intl.supportedValuesOf('timeZone').filter((id) => id !== 'UTC'),
  ].map((id) => ({ id, name: displayName(id) })));
}

/** What has no name for the whole year has one that never changes. */
function displayName(timeZone: string): string {
  const named = (['longGeneric', 'long'] as const).map(
    (timeZoneName) =>
      new Intl.DateTimeFormat('en', { timeZone, timeZoneName })
        .formatToParts()
        .find(({ type }) => type === 'timeZoneName')?.value,
  );
  return named.find((name) => name !== undefined && !name.startsWith('GMT')) ?? timeZone;
}
