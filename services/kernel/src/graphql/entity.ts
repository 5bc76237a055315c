/** Another service's entity: its key and nothing more; the gateway reads the rest. */
export function entity(id: string): { id: string };
export function entity(id: string | null | undefined): { id: string } | null;
export function entity(id: string | null | undefined): { id: string } | null {
  return id === null || id === undefined ? null : { id };
}
