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
  const [messages, setMessages] = useState<Partial<Record<Checked, string>>>({});
  const lastChecked = useRef<Partial<Record<Checked, string>>>({});
  const setMessage = (field: Checked, text: string) =>
    setMessages((before) => ({ ...before, [field]: text }));
  const check = (field: Checked) => (value: string) => {
    if (value.trim() === '') return;
    lastChecked.current[field] = value;
    const showIfCurrent = (text: string) => {
      if (lastChecked.current[field] === value) setMessage(field, text);
    };
    void callEdge(`${paths[field]}?${new URLSearchParams({ [field]: value }).toString()}`).then(
      () => showIfCurrent(''),
      // What could not be asked is asked again with the form.
      (error: unknown) => showIfCurrent(problemOf(error).fields[field]?.[0] ?? ''),
    );
  };
  const changed = (field: Checked) => () => {
    delete lastChecked.current[field];
    setMessage(field, '');
  };
  return { messages, check, changed, forget: () => setMessages({}) };
}
