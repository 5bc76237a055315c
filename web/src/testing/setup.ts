// Before each spec.
import './browser.ts';
import '@testing-library/jest-dom/jest-globals';
import { afterAll, afterEach } from '@jest/globals';
import { closeEdge, resetEdge } from './edge.ts';
import { FakeEventSource } from './fake-event-source.ts';
import { unmountAll } from './mounted.ts';

// Requests end before the page unmounts.
afterEach(resetEdge);
afterEach(() => {
  unmountAll();
  FakeEventSource.closeAll();
  window.localStorage.clear();
});
afterAll(closeEdge);
