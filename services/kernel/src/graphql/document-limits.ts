import { GraphQLError, Kind, parse, type DocumentNode, type SelectionSetNode } from 'graphql';
import { messageOf } from '../errors.ts';

/** What a document from outside may cost; those known beforehand are not measured. */
export const documentLimits = {
  characters: 20_000,
  tokens: 2_000,
  depth: 15,
  fields: 500,
} as const;

/**
 * Parses a document that came from outside. Fragments count as often as they are spread, so that a small text cannot
 * stand for a large answer. @throws GraphQLError with code INVALID
 */
export function parseWithinLimits(text: string): DocumentNode {
  if (text.length > documentLimits.characters) throw tooMuch('long');
  const document = parsed(text);
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) measure(document, definition.selectionSet);
  }
  return document;
}

function parsed(text: string): DocumentNode {
  try {
    return parse(text, { noLocation: true, maxTokens: documentLimits.tokens });
  } catch (error) {
    throw new GraphQLError(messageOf(error), { extensions: { code: 'INVALID' } });
  }
}

function measure(document: DocumentNode, operation: SelectionSetNode): void {
  const fragments = new Map(
    document.definitions.flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each.selectionSet] as const] : [],
    ),
  );
  let fields = 0;
  const walk = (set: SelectionSetNode, depth: number, within: ReadonlySet<string>): void => {
    if (depth > documentLimits.depth) throw tooMuch('deep');
    for (const selection of set.selections) {
      // Spreads count too: fragments that only spread each other would cost time for nothing.
      if (++fields > documentLimits.fields) throw tooMuch('large');
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(selection.name.value);
        if (within.has(selection.name.value)) throw tooMuch('deep');
        if (fragment) walk(fragment, depth, new Set(within).add(selection.name.value));
      } else if (selection.selectionSet) {
        walk(selection.selectionSet, selection.kind === Kind.FIELD ? depth + 1 : depth, within);
      }
    }
  };
  walk(operation, 1, new Set());
}

function tooMuch(what: 'long' | 'deep' | 'large'): GraphQLError {
  return new GraphQLError(`This document is too ${what}.`, { extensions: { code: 'INVALID' } });
}
