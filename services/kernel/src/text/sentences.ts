import { z } from 'zod';
import { near, nearest } from './nearest.ts';

const MOST_NAMED = 20;
/** Compares at most this many unknown fields with the known ones. */
const MOST_COMPARED = 5;

const types: Readonly<Record<string, string>> = {
  string: 'Must be text.',
  number: 'Must be a number.',
  int: 'Must be a whole number.',
  boolean: 'Must be true or false.',
  array: 'Must be a list.',
  object: 'Must be an object.',
  record: 'Must be an object.',
};
const formats: Readonly<Record<string, string>> = {
  email: 'Enter a valid email.',
  uuid: 'This is not an id.',
  url: 'Enter a URL, such as https://example.com.',
  datetime: 'Please give a moment such as 2026-11-20T12:00:00Z.',
  date: 'Please give a day such as 2026-11-20.',
};

/** Messages about invalid values, for people; a schema's own messages come first. */
function sentence(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'Please fill this in.'
        : (types[issue.expected] ?? 'This is not a valid value.');
    case 'too_small':
      return Number(issue.minimum) === 1 && issue.origin !== 'number'
        ? 'Please fill this in.'
        : `Must ${amount(issue.origin, 'at least', Number(issue.minimum))}.`;
    case 'too_big':
      return `Must ${amount(issue.origin, 'at most', Number(issue.maximum))}.`;
    case 'invalid_value':
      return issue.values.length === 1
        ? `Must be ${String(issue.values[0])}.`
        : `Must be one of ${issue.values.map(String).join(', ')}.`;
    case 'invalid_format':
      return formats[issue.format] ?? 'This has the wrong format.';
    case 'unrecognized_keys':
      return unknownField(issue.keys, knownTo(issue.inst));
    case 'invalid_union':
      return 'This is not a valid value.';
    default:
      return undefined;
  }
}

/** Names fields that exist: the one that was probably meant, all of a few, or the nearest of many. */
function unknownField(keys: readonly string[], known: readonly string[]): string {
  const [key, ...others] = keys;
  const meant = key !== undefined && others.length === 0 ? nearest(key, known) : null;
  if (meant !== null) return `This is not a known field. Did you mean ${meant}?`;
  if (known.length === 0) return 'This is not a known field.';
  if (known.length <= MOST_NAMED)
    return `This is not a known field. Known ones: ${known.join(', ')}.`;
  return `This is not a known field. Similar ones: ${[...new Set(keys.slice(0, MOST_COMPARED).flatMap((key) => near(key, known, 3)))].slice(0, MOST_NAMED).join(', ')}.`;
}

function knownTo(schema: unknown): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

function amount(origin: string, bound: string, count: number): string {
  if (origin === 'string') return `be ${bound} ${count} characters long`;
  if (origin === 'array' || origin === 'set')
    return `have ${bound} ${count} ${count === 1 ? 'entry' : 'entries'}`;
  return `be ${bound} ${count}`;
}

z.config({ customError: sentence });
