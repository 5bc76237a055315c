export interface TimeZone {
  /** IANA name. */
  id: string;
  /** The name for the whole year. */
  name: string;
}

let cached: readonly TimeZone[] | null = null;

/** UTC first. Made on first use. */
export function timeZones(): readonly TimeZone[] {
  return (cached ??= [
    'UTC',
    ...Intl.supportedValuesOf('timeZone').filter((id) => id !== 'UTC'),
  ].map((id) => ({ id, name: displayName(id) })));
}

/** A zone without daylight saving time has only the long name. */
function displayName(timeZone: string): string {
  const named = (['longGeneric', 'long'] as const).map(
    (timeZoneName) =>
      new Intl.DateTimeFormat('en', { timeZone, timeZoneName })
        .formatToParts()
        .find(({ type }) => type === 'timeZoneName')?.value,
  );
  return named.find((name) => name !== undefined && !name.startsWith('GMT')) ?? timeZone;
}
