import type { Keys } from '../keys/port.ts';
import { nameOf } from '../keys/names.ts';

/**
 * What stands for a presentation's access code where the code itself may not be shown (PresentationRevised.accessCodeName).
 * A guess is right when its name is the same; capital letters and spaces around it do not matter. Without the team's
 * secret nobody can try codes against it.
 */
export function accessCodeName(keys: Keys, teamId: string, presentationId: string, code: string): Promise<string> {
  return nameOf(keys, teamId, `access code of ${presentationId}: ${code.trim()}`);
}
