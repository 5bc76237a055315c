import { useState } from 'preact/hooks';
import { callEdge } from '../../edge/edge-fetch.ts';
import { problemOf } from '../../edge/problem.ts';

const paths = { team_name: '/api/check/team', email: '/api/check/email' } as const;
type Checked = keyof typeof paths;

/** What the server says of a field as soon as it is left; empty once it is fine (accounts §5). */
export function useChecks() {
  const [said, setSaid] = useState<Partial<Record<Checked, string>>>({});
  const check = (field: Checked) => (value: string) => {
    if (value.trim() === '') return;
    void callEdge(`${paths[field]}?${new URLSearchParams({ [field]: value }).toString()}`).then(
      () => setSaid((before) => ({ ...before, [field]: '' })),
      // What could not be asked is asked again with the form.
      (error: unknown) => setSaid((before) => ({ ...before, [field]: problemOf(error).fields[field]?.[0] ?? '' })),
    );
  };
  return { said, check, forget: () => setSaid({}) };
}
