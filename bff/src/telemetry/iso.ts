export function iso(epochMs: number): string {
  return new Date(epochMs).toISOString();
}
