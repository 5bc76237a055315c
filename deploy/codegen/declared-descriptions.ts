import type { Described } from '@lectern/bff/openapi/described.ts';
import { Docstrings } from './docstrings.ts';

/** What the docstrings in schemas/events say of every event and of its fields, by the event's type. */
export function eventDescriptions(): Map<string, Described> {
  const docstrings = new Docstrings('schemas/events');
  return new Map(
    docstrings.declarations().flatMap(({ value, text, file }) => {
      if (value.type !== 'CallExpression') return [];
      const { callee, arguments: given } = value;
      if (callee.type !== 'Identifier' || callee.name !== 'event') return [];
      const [type, shape] = given;
      if (type?.type !== 'Literal' || !shape) return [];
      return [[String(type.value), { text, fields: docstrings.fieldsOf(shape, file) }] as const];
    }),
  );
}

/** What the docstrings of routes say, by the name that their file exports. */
export function routeDescriptions(): Map<string, string> {
  return new Map(
    new Docstrings('bff/src/routes')
      .declarations()
      .flatMap(({ name, text }) => (text ? [[name, text] as const] : [])),
  );
}
