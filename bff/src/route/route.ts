import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { RuleName } from '@lectern/schemas/access/rules.ts';
import type { DocumentNode } from 'graphql';
import { z } from 'zod';
import type { LimitName } from '../access/limiters.ts';
import { rulesOf } from '../graph/rules-of-graph.ts';
import type { Call } from '../http/call.ts';
import type { JsonText } from '../http/json-text.ts';
import type { Access } from './access.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Path = `${Method} /${string}`;
const none = z.undefined();
type None = typeof none;

export interface Input<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType> {
  params: z.output<Params>;
  query: z.output<Query>;
  body: z.output<Body>;
  call: Call;
}

interface Declared<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
> {
  params?: Params;
  /** Read tolerantly: see `tolerate`. */
  query?: Query;
  body?: Body;
  answer: Answer;
  /** 200 by default; 204 sends no body. */
  status?: number;
  /** Bytes; 256 KB by default. */
  bodyLimit?: number;
  /** How often an address may call it; unlimited by default. */
  limit?: LimitName;
  /** HEAD is refused, because it would do what GET does. */
  isGetOnly?: boolean;
  /** The same for all until the next release: computed once, and cached by clients. */
  isConstant?: boolean;
}

/** When a call must prove that it comes from one of our pages: with the cookie, from any browser, or never. */
export type CsrfCheck = 'cookie' | 'browser' | 'never';

export interface Route {
  method: Method;
  path: string;
  access: Access;
  csrf: CsrfCheck;
  schemas: {
    params: z.ZodType | null;
    query: z.ZodType | null;
    body: z.ZodType | null;
    answer: z.ZodType | null;
    /** Of bodies that are lines of JSON, what a line has; only for OpenAPI. */
    line: z.ZodType | null;
  };
  consumes: string;
  produces: string;
  status: number;
  bodyLimit: number | undefined;
  limit: LimitName | undefined;
  isGetOnly: boolean;
  isConstant: boolean;
  /** It answers as long as there is something to say. */
  isStream: boolean;
  /** Reads the same as multipart/form-data, with a file. */
  form?(input: Input<z.ZodType, z.ZodType, z.ZodType>): Promise<void>;
  operation: DocumentNode | null;
  run(input: Input<z.ZodType, z.ZodType, z.ZodType>): Promise<unknown>;
}

const routes = new WeakSet<object>();

export function isRoute(value: unknown): value is Route {
  return typeof value === 'object' && value !== null && routes.has(value);
}

function declare(route: Omit<Route, 'method' | 'path'>, path: Path): Route {
  const [method, rest] = path.split(' ') as [Method, string];
  const declared: Route = {
    ...route,
    method,
    path: rest,
  };
  routes.add(declared);
  return declared;
}

function shared<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
>({
  params,
  query,
  body,
  answer,
  status = 200,
  bodyLimit,
  limit,
  isGetOnly = false,
  isConstant = false,
}: Declared<Params, Query, Body, Answer>) {
  return {
    schemas: {
      params: params ?? null,
      query: query ?? null,
      body: body ?? null,
      answer: status === 204 ? null : answer,
      line: null,
    },
    consumes: 'application/json',
    produces: 'application/json',
    status,
    bodyLimit,
    limit,
    isGetOnly,
    isConstant,
    isStream: false,
  };
}

/**
 * A REST route that runs one operation of the graph. The SDL says who may call it. By default the path's parameters are
 * the variables.
 */
export function route<
  Data,
  Variables extends Record<string, unknown>,
  Answer extends z.ZodType,
  Params extends z.ZodType = None,
  Query extends z.ZodType = None,
  Body extends z.ZodType = None,
>(
  path: Path,
  declared: Declared<Params, Query, Body, Answer> & {
    operation: TypedDocumentNode<Data, Variables>;
    /** If fewer users may call the route than the operation. */
    narrowedTo?: RuleName;
    /** Checks that need to ask more than the operation does. */
    before?: (input: Input<Params, Query, Body>) => Promise<void>;
    variables?: (input: Input<Params, Query, Body>) => Variables | Promise<Variables>;
    present: (data: Data, input: Input<Params, Query, Body>) => z.input<Answer>;
    /** For multipart/form-data with a file: reads the body and writes the answer itself. */
    form?: (input: Input<Params, None, None>) => Promise<void>;
  },
): Route {
  const { operation, narrowedTo, before, variables, present, form } = declared;
  return declare(
    {
      ...shared(declared),
      ...(form && { form }),
      access: narrowedTo ? [...rulesOf(operation), narrowedTo] : rulesOf(operation),
      csrf: 'cookie',
      operation,
      async run(input: Input<Params, Query, Body>) {
        await before?.(input);
        const data = await input.call.ask(
          operation,
          variables ? await variables(input) : ({ ...(input.params as object) } as Variables),
        );
        return present(data, input);
      },
    },
    path,
  );
}

/** A route that does more than one operation, with its own access rules. */
export function handledRoute<
  Answer extends z.ZodType,
  Params extends z.ZodType = None,
  Query extends z.ZodType = None,
  Body extends z.ZodType = None,
>(
  path: Path,
  declared: Declared<Params, Query, Body, Answer> & {
    access: Access;
    csrf?: CsrfCheck;
    handle: (input: Input<Params, Query, Body>) => Promise<z.input<Answer> | JsonText>;
    /** As of `route`. */
    form?: (input: Input<Params, None, None>) => Promise<void>;
  },
): Route {
  const { access, csrf = 'cookie', handle, form } = declared;
  return declare(
    {
      ...shared(declared),
      ...(form && { form }),
      access,
      csrf,
      operation: null,
      run: (input: Input<Params, Query, Body>) => handle(input),
    },
    path,
  );
}

/** A route that writes its own answer, and reads its own body unless it declares one: uploads and streams. */
export function streamedRoute<
  Params extends z.ZodType = None,
  Query extends z.ZodType = None,
  Body extends z.ZodType = None,
>(
  path: Path,
  declared: {
    params?: Params;
    query?: Query;
    body?: Body;
    /** Only for OpenAPI. */
    answer?: z.ZodType;
    /** Only for OpenAPI: what a line of the body has, where it is lines of JSON. */
    line?: z.ZodType;
    access: Access;
    consumes?: string;
    produces?: string;
    status?: number;
    limit?: LimitName;
    stream: (input: Input<Params, Query, Body>) => Promise<void>;
  },
): Route {
  const {
    params,
    query,
    body,
    answer,
    line,
    access,
    consumes = 'application/json',
    produces = 'application/json',
    status = 200,
    limit,
    stream,
  } = declared;
  return declare(
    {
      schemas: {
        params: params ?? null,
        query: query ?? null,
        body: body ?? null,
        answer: answer ?? null,
        line: line ?? null,
      },
      access,
      csrf: 'cookie',
      consumes,
      produces,
      status,
      bodyLimit: undefined,
      limit,
      isGetOnly: true, // An answer without end has no head of its own.
      isConstant: false,
      isStream: true,
      operation: null,
      run: (input: Input<Params, Query, Body>) => stream(input),
    },
    path,
  );
}
