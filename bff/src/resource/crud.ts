import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { RuleName } from '@lectern/schemas/access/rules.ts';
import { z } from 'zod';
import { found } from '../http/edge-error.ts';
import { data, dataOf, id, list, listOf, pageQuery } from '../present/data.ts';
import { route, type Path, type Route } from '../route/route.ts';
import { bodyOf } from './input.ts';
import type { Resource } from './resource.ts';

type Operation<Answer> = TypedDocumentNode<{ [field: string]: Answer }, never>;
type Page<Fragment> = { items: Fragment[]; total: number; page: number; pageSize: number };

/** Its variables come from the path, the query and the body, which are checked for each call. */
function untyped<Answer>(operation: Operation<Answer>) {
  return operation as TypedDocumentNode<{ [field: string]: Answer }, Record<string, unknown>>;
}

function answerOf<Answer>(answered: { [field: string]: Answer }): Answer {
  const [answer] = Object.values(answered);
  if (answer === undefined) throw new Error('The graph answered nothing');
  return answer;
}

/** Its output type is the resource's, so the route need not infer it. */
const schemaOf = (schema: z.ZodType): z.ZodType => schema;

function paramsOf(path: Path): z.ZodObject {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return z.object(Object.fromEntries(names.map((name) => [name, id])));
}

/** All items, as `{ data: [] }`. The operation answers a list. */
export function listRoute<Fragment, Output extends object>(
  path: Path,
  resource: Resource<Fragment, Output>,
  operation: Operation<Fragment[]>,
): Route {
  return route(path, {
    params: paramsOf(path),
    answer: schemaOf(dataOf(z.array(resource.schema))),
    operation: untyped(operation),
    present: (answered) => data(answerOf(answered).map(resource.present)),
  });
}

/** A page of items with `meta`. The operation takes `$page` and selects items, total, page and pageSize. */
export function pageRoute<Fragment, Output extends object>(
  path: Path,
  resource: Resource<Fragment, Output>,
  operation: Operation<Page<Fragment>>,
): Route {
  return route(path, {
    params: paramsOf(path),
    query: pageQuery,
    answer: schemaOf(listOf(resource.schema)),
    operation: untyped(operation),
    variables: ({ params, query }) => ({ ...params, ...query }),
    present: (answered) => list(answerOf(answered), resource.present),
  });
}

/**
 * One item by the ids of its path; 404 if the operation answers null. `narrowedTo` if fewer users may call the route
 * than the operation.
 */
export function readRoute<Fragment, Output extends object>(
  path: Path,
  resource: Resource<Fragment, Output>,
  operation: Operation<Fragment | null>,
  { narrowedTo }: { narrowedTo?: RuleName } = {},
): Route {
  return route(path, {
    params: paramsOf(path),
    answer: schemaOf(dataOf(resource.schema)),
    operation: untyped(operation),
    ...(narrowedTo && { narrowedTo }),
    present: (answered) => data(resource.present(found(answerOf(answered)))),
  });
}

/** Creates or changes an item; its body has the operation's variables that are not in the path. POST answers 201. */
export function writeRoute<Fragment, Output extends object>(
  path: Path,
  resource: Resource<Fragment, Output>,
  operation: Operation<Fragment>,
  { status = path.startsWith('POST') ? 201 : 200 } = {},
): Route {
  const params = paramsOf(path);
  const { schema, variablesOf } = bodyOf(operation, Object.keys(params.shape));
  return route(path, {
    params,
    body: schema,
    answer: schemaOf(dataOf(resource.schema)),
    status,
    operation: untyped(operation),
    variables: ({ params: given, body }) => ({ ...given, ...variablesOf(body) }),
    present: (answered) => data(resource.present(answerOf(answered))),
  });
}

/** 204, also if it was deleted before. */
export function deleteRoute(path: Path, operation: Operation<unknown>): Route {
  return route(path, {
    params: paramsOf(path),
    answer: z.null(),
    status: 204,
    operation: untyped(operation),
    present: () => null,
  });
}
