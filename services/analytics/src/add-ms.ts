/** @param moment ISO 8601 */
export function addMs(moment: string, ms: number): string {
  return new Date(Date.parse(moment) + ms).toISOString();
}
