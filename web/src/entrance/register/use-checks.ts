import { useRef, useState } from 'preact/hooks';
import { callEdge } from '../../edge/edge-fetch.ts';
import { problemOf } from '../../edge/problem.ts';

const paths = { team_name: '/api/check/team', email: '/api/check/email' } as const;
type Checked = keyof typeof paths;

/**
 * Checks a field on the server when it loses focus (accounts §5). The message disappears with the
 * first key, so the page does not move under a click.
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
      // The form's submit repeats a failed check.
      (error: unknown) => showIfCurrent(problemOf(error).fields[field]?.[0] ?? ''),
    );
  };
  const changed = (field: Checked) => () => {
    delete lastChecked.current[field];
    setMessage(field, '');
  };
  return { messages, check, changed, forget: () => setMessages({}) };
}
