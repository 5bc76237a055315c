/** Including the federal district and territories. */
export interface UsState {
  /** Postal code. */
  id: string;
  name: string;
}

let cached: Promise<readonly UsState[]> | null = null;

/** By name (content §3). Loaded on first use. */
export function usStates(): Promise<readonly UsState[]> {
  return (cached ??= list());
}

async function list(): Promise<UsState[]> {
  const { iso31662 } = await import('iso-3166/2.js');
  const { compare } = new Intl.Collator('en');
  const states = iso31662.filter(({ code }) => code.startsWith('US-'));
  return states
    .map(({ code, name }) => ({ id: code.slice(3), name }))
    .sort((a, b) => compare(a.name, b.name));
}
