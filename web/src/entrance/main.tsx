/** @jsxImportSource preact */
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/source-serif-4/wght.css';
import './entrance.css';
import { render } from 'preact';
import { Entrance } from './entrance.tsx';

// What comes next takes the place of the form: going back does not lead to it again.
render(
  <Entrance address={new URL(location.href)} go={(path) => location.replace(path)} />,
  document.getElementById('entrance') as HTMLElement,
);
