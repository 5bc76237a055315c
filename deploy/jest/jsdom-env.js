import { TestEnvironment } from 'jest-environment-jsdom';

/** What a browser has and jsdom lacks, taken from Node; msw intercepts it. Forms and files stay jsdom's: they belong to its elements. */
const fromNode = {
  fetch, Request, Response, Headers, TextEncoder, TextDecoder, ReadableStream, WritableStream, TransformStream,
  CompressionStream, DecompressionStream, BroadcastChannel, MessageChannel, AbortController, AbortSignal, structuredClone, URL, URLSearchParams,
  setImmediate, clearImmediate,
};

export default class BrowserLikeEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    Object.assign(this.global, fromNode);
    // React as people get it does half the work of the one for developers.
    this.global.process.env.NODE_ENV = 'production';
  }

  /** Without this, "browser" hides msw/node. */
  exportConditions() {
    return [''];
  }
}
