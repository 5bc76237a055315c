import type { IncomingMessage } from 'node:http';
import { headerOf } from './header.ts';

/** How a trace begins: with the caller's, where it sent a `traceparent`. */
export function fromOutside(req: IncomingMessage): { kind: 'server'; parent: string | undefined } {
  return { kind: 'server', parent: headerOf(req, 'traceparent') ?? undefined };
}
