import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { anonymous, type Claims } from '@lectern/schemas/access/claims.ts';
import { preferredLanguage, type Language } from '@lectern/schemas/text/languages.ts';
import type { GraphRequest } from '@lectern/kernel/graphql/subgraph.ts';
import { newId } from '@lectern/kernel/ids.ts';
import type { Idempotency } from '@lectern/kernel/store/commits-port.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Edge } from '../edge.ts';
import { ask } from '../graph/ask.ts';
import { isMutation } from '../graph/rules-of-graph.ts';
import { headerOf } from './header.ts';

export class Call {
  readonly edge: Edge;
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  /** Never taken from outside. */
  readonly correlationId = newId();
  /** Headers of its JSON answer beside the common ones. */
  readonly headers: Record<string, string>;
  claims: Claims = anonymous;
  /** The token behind the claims, and how it was sent. */
  signIn: { token: string; by: 'cookie' | 'bearer' } | null = null;
  idempotency: Idempotency | null = null;
  formToken: string | null = null;
  #request: GraphRequest | undefined;

  /** @param isHot its answer is JSON, sent with `headers`: a header that is set before costs more */
  constructor(edge: Edge, req: IncomingMessage, res: ServerResponse, isHot = false) {
    this.edge = edge;
    this.req = req;
    this.res = res;
    this.headers = isHot ? { 'x-correlation-id': this.correlationId } : {};
    if (!isHot) res.setHeader('x-correlation-id', this.correlationId);
  }

  get address(): string {
    return this.edge.callers.addressOf(this.req);
  }

  get isAtThisMachine(): boolean {
    return this.edge.callers.isAtThisMachine(this.req);
  }

  get userAgent(): string | null {
    return headerOf(this.req, 'user-agent')?.slice(0, 500) ?? null;
  }

  /** What the reader prefers of the languages that recipients can read in. */
  get language(): Language | null {
    return preferredLanguage(headerOf(this.req, 'accept-language'));
  }

  /** One for all operations of this call, so that they share loaders. */
  get request(): GraphRequest {
    return (this.#request ??= {
      claims: this.claims,
      correlationId: this.correlationId,
      idempotency: this.idempotency,
      address: this.address,
    });
  }

  /** Runs an operation as the caller. @throws EdgeError */
  async ask<Data, Variables extends Record<string, unknown>>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data> {
    try {
      return await ask(this.edge.graph, document, variables, this.request);
    } finally {
      if (isMutation(document)) this.edge.forgetAccess();
    }
  }
}
