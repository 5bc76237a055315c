/** @jsxImportSource preact */
import './browser.ts';
import { afterEach } from '@jest/globals';
import { userEvent } from '@testing-library/user-event';
import { render } from 'preact';
import { Entrance } from '../entrance/entrance.tsx';

const mounted = new Set<HTMLElement>();

/** A page before one is in at its address; `left` is where it has gone since. */
export function renderEntrance(path: string) {
  const element = document.body.appendChild(document.createElement('div'));
  mounted.add(element);
  const left: string[] = [];
  render(<Entrance address={new URL(path, window.location.origin)} go={(to) => left.push(to)} />, element);
  return { left, user: userEvent.setup() };
}

afterEach(() => {
  for (const element of mounted) {
    render(null, element);
    element.remove();
  }
  mounted.clear();
});
