/**
 * What services hash, with the team's secret, to compare access codes without showing them
 * (`PresentationRevised.accessCodeName`). Without that secret a reader of the log cannot try codes against it.
 */
export function accessCodeOf(presentationId: string, code: string): string {
  return `access code of ${presentationId}: ${code.trim()}`;
}
