/** @jsxImportSource preact */

import { userEvent } from '@testing-library/user-event';
import { render } from 'preact';
import { Entrance } from '../entrance/entrance.tsx';
import { mounted } from './mounted.ts';

/** Renders an entrance page; `left` lists its navigations. */
export function renderEntrance(path: string) {
  const element = document.body.appendChild(document.createElement('div'));
  const left: string[] = [];
  render(
    <Entrance address={new URL(path, window.location.origin)} go={(to) => left.push(to)} />,
    element,
  );
  mounted.add(() => {
    render(null, element);
    element.remove();
  });
  return { left, user: userEvent.setup() };
}
