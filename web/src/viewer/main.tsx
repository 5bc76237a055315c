/** @jsxImportSource preact */
import { render } from 'preact';
import { App } from './app.tsx';
import { readInlinedVisit, requestLink } from './shared-link.ts';
import './viewer.css';

// Letters, digits and hyphens: whatever else stands there is none.
const token = location.pathname.split('/')[2] ?? '';
const opened = readInlinedVisit(document) ?? (await requestLink(token));
render(<App opened={opened} token={token} />, document.getElementById('viewer') as HTMLElement);
