/** @jsxImportSource preact */
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/source-serif-4/wght.css';
import './entrance.css';
import { render } from 'preact';
import { Entrance } from './entrance.tsx';

// Replaces the history entry: going back does not return to the form.
const root = document.getElementById('entrance');
if (root)
  render(<Entrance address={new URL(location.href)} go={(path) => location.replace(path)} />, root);
