import { useRef, useState } from 'preact/hooks';
import { callEdge } from '../../edge/edge-fetch.ts';
import { problemOf } from '../../edge/problem.ts';

const paths = { team_name: '/api/check/team', email: '/api/check/email' } as const;
type Checked = keyof typeof paths;

/**
 * What the server says of a field as soon as it is left; empty once it is fine (accounts §5). It goes with the first key
 * that changes the field: going later, it would move the page under whoever is about to click.
 */
export function useChecks() {
  const [said, setSaid] = useState<Partial<Record<Checked, string>>>({});
  const asked = useRef<Partial<Record<Checked, string>>>({});
  const say = (field: Checked, text: string) => setSaid((before) => ({ ...before, [field]: text }));
  const check = (field: Checked) => (value: string) => {
    if (value.trim() === '') return;
    asked.current[field] = value;
    const tell = (text: string) => {
      if (asked.current[field] === value) say(field, text);
    };
    void callEdge(`${paths[field]}?${new URLSearchParams({ [field]: value }).toString()}`).then(
      () => tell(''),
      // What could not be asked is asked again with the form.
      (error: unknown) => tell(problemOf(error).fields[field]?.[0] ?? ''),
    );
  };
  const changed = (field: Checked) => () => {
    delete asked.current[field];
    say(field, '');
  };
  return { said, check, changed, forget: () => setSaid({}) };
}
