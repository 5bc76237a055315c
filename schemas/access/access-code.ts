/** For new codes; shorter ones that were set before go on. */
export const SHORTEST_ACCESS_CODE = 6;

/**
 * What services hash, with the team's secret, to compare access codes without showing them
 * (`PresentationRevised.accessCodeName`). Without that secret a reader of the log cannot try codes against it.
 */
export function accessCodeOf(presentationId: string, code: string): string {
  return `access code of ${presentationId}: ${code.trim()}`;
}
