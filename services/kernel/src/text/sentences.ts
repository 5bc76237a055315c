import { z } from 'zod';

const types: Readonly<Record<string, string>> = {
  string: 'Must be text.', number: 'Must be a number.', int: 'Must be a whole number.', boolean: 'Must be true or false.', array: 'Must be a list.',
  object: 'Must be an object.', record: 'Must be an object.',
};
const formats: Readonly<Record<string, string>> = {
  email: 'Please enter an email address.', uuid: 'This is not an id.', url: 'Please enter a web address, such as https://example.com.',
  datetime: 'Please give a moment such as 2026-11-20T12:00:00Z.', date: 'Please give a day such as 2026-11-20.',
};

/** What is wrong with a value, for a person who may see it under a field; a schema's own words come before these. */
function sentence(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Please fill this in.' : (types[issue.expected] ?? 'This is not what is expected here.');
    case 'too_small':
      return Number(issue.minimum) === 1 && issue.origin !== 'number' ? 'Please fill this in.' : `Must ${amount(issue.origin, 'at least', Number(issue.minimum))}.`;
    case 'too_big':
      return `Must ${amount(issue.origin, 'at most', Number(issue.maximum))}.`;
    case 'invalid_value':
      return issue.values.length === 1 ? `Must be ${String(issue.values[0])}.` : `Must be one of ${issue.values.map(String).join(', ')}.`;
    case 'invalid_format':
      return formats[issue.format] ?? 'This is not written as it has to be.';
    case 'unrecognized_keys':
      return 'This field does not exist.';
    case 'invalid_union':
      return 'This is not what is expected here.';
    default:
      return undefined;
  }
}

function amount(origin: string, bound: string, count: number): string {
  if (origin === 'string') return `be ${bound} ${count} characters long`;
  if (origin === 'array' || origin === 'set') return `have ${bound} ${count} ${count === 1 ? 'entry' : 'entries'}`;
  return `be ${bound} ${count}`;
}

z.config({ customError: sentence });
