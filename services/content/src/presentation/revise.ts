import { PresentationRevised } from '@lectern/schemas/events/content.ts';
import { slugFor, withoutGaps, type Changes } from './create.ts';
import { checkDates } from './dates.ts';
import { nameNotifiees, type Notifiees } from './notifiees.ts';
import type { LivePresentation, PresentationEvent, PresentationForm, PresentationSettings } from './presentation.ts';

/** Only what is given changes. */
export interface RevisePresentation {
  type: 'RevisePresentation';
  presentationId: string;
  changes: Changes<PresentationForm>;
  settings?: Changes<PresentationSettings> | undefined;
  /** The addresses of whom `changes.notifications` names. */
  notifiees?: Notifiees;
}

/** Says what is new, and nothing where nothing is. */
export function revise({ presentationId, changes, settings, notifiees = {} }: RevisePresentation, state: LivePresentation, now: string): PresentationEvent[] {
  const wanted: Changes<PresentationForm> & { slug?: string; settings?: PresentationSettings } = { ...changes };
  if (changes.name !== undefined) wanted.slug = slugFor(changes.name);
  if (settings) wanted.settings = { ...state.settings, ...withoutGaps(settings) };
  const isNew = ([field, value]: [string, unknown]) => value !== undefined && !isSame(value, state[field as keyof LivePresentation]);
  const changed: Changes<PresentationForm> = Object.fromEntries(Object.entries(wanted).filter(isNew));
  if (Object.keys(changed).length === 0) return [];
  checkDates({ ...state, ...withoutGaps(changed) }, changed, now);
  return [PresentationRevised({ presentationId, ...changed }), ...nameNotifiees(presentationId, changed.notifications, notifiees, state.notifiees)];
}

/** Whatever the order of their keys: a state may have been read back from a store. */
function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each) ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1))) : each,
  );
}
