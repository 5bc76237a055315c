// Before each spec.
import './browser.ts';
import '@testing-library/jest-dom/jest-globals';
import { afterAll, afterEach } from '@jest/globals';
import { closeEdge, resetEdge } from './edge.ts';
import { FakeEventSource } from './fake-event-source.ts';
import { unmountAll } from './mounted.ts';

// What a page still asks comes to its end before the page does.
afterEach(resetEdge);
afterEach(() => {
  unmountAll();
  FakeEventSource.closeAll();
  window.localStorage.clear();
});
afterAll(closeEdge);
