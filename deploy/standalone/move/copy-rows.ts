import type { Terminal } from '../maintenance.ts';
import type { Source } from './source.ts';
import { serviceNames } from '@lectern/schemas/service-names.ts';
import { storeOf, type Target } from './target.ts';
import { inWords } from './tell.ts';

/** Reservations, jobs, and what policies have parked. */
export async function copyRows(
  { facts }: Source,
  { stores }: Target,
  terminal: Terminal,
): Promise<void> {
  let parked = 0;
  for (const service of serviceNames) {
    const events = await facts.parkedOf(service);
    parked += events.length;
    await storeOf({ stores }, service).replaceRows({
      reservations: facts.reservationsOf(service),
      jobs: facts.jobsOf(service),
      parked: events,
    });
  }
  terminal.log(
    `Reservations and jobs${parked === 0 ? '' : `, ${inWords(parked, 'parked event')}`}`,
  );
}
