import { z } from 'zod';
import { parseJson } from '../http/body.ts';

/**
 * What a client sent, as a tolerant reader takes it, before its schema checks it: fields that the schema does
 * not name are dropped; flags may be 1, 0 or texts; numbers may be texts; moments may be days, epochs or SQL dates; an
 * empty text is no number and no moment; an empty text or null is an empty list. What fits nothing stays as it is, so
 * that the schema refuses it by name.
 */
export function tolerate(schema: z.ZodType, given: unknown): unknown {
  const { def } = schema as unknown as { def: Definition };
  switch (def.type) {
    case 'object':
      return tolerateObject(def, given);
    case 'array':
      return tolerateList(def.element, given);
    case 'record':
      return tolerateRecord(def.valueType, given);
    case 'optional':
    case 'default':
    case 'prefault':
      // Nothing is as good as missing where only missing is known.
      return given === undefined || (isNothing(def.innerType, given) && !takesNull(def.innerType))
        ? undefined
        : tolerate(def.innerType, given);
    case 'nullable':
      return isNothing(def.innerType, given) ? null : tolerate(def.innerType, given);
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return tolerate(def.innerType, given);
    case 'pipe':
      return tolerate(def.in.def.type === 'transform' ? def.out : def.in, given);
    case 'union':
      return tolerateUnion(def.options, given);
    case 'boolean':
      return asFlag(given);
    case 'number':
      return asNumber(given);
    case 'string':
      return def.format === 'datetime' ? asMoment(given) : given;
    default:
      return given;
  }
}

/** The parts of zod's definitions that matter here. */
interface Definition {
  type: string;
  shape: Record<string, z.ZodType>;
  catchall?: z.ZodType;
  element: z.ZodType;
  valueType: z.ZodType;
  innerType: z.ZodType;
  options: readonly z.ZodType[];
  in: z.ZodType;
  out: z.ZodType;
  format?: string;
}

function tolerateObject({ shape, catchall }: Definition, sent: unknown): unknown {
  const given = typeof sent === 'string' && sent.startsWith('{') ? parsed(sent) : sent;
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  const isOpen = catchall !== undefined && catchall.def.type !== 'never';
  const known = Object.entries(given).filter(([name]) => isOpen || Object.hasOwn(shape, name));
  return Object.fromEntries(
    known.map(([name, value]) => {
      const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
      return [name, field ? tolerate(field, value) : value];
    }),
  );
}

function tolerateRecord(value: z.ZodType, sent: unknown): unknown {
  const given = typeof sent === 'string' && sent.startsWith('{') ? parsed(sent) : sent;
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  return Object.fromEntries(
    Object.entries(given).map(([name, each]) => [name, tolerate(value, each)]),
  );
}

/** Forms send objects as JSON texts (content §7, settings). */
function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}

function tolerateList(element: z.ZodType, given: unknown): unknown {
  // A form's `groups[]=`.
  const isEmpty = Array.isArray(given) && given.length === 1 && given[0] === '';
  if (given === null || given === '' || isEmpty) return [];
  return Array.isArray(given) ? given.map((each) => tolerate(element, each)) : given;
}

/** By the first option that takes it. */
function tolerateUnion(options: readonly z.ZodType[], given: unknown): unknown {
  const taken = options.find((option) => option.safeParse(tolerate(option, given)).success);
  return taken ? tolerate(taken, given) : given;
}

function takesNull(schema: z.ZodType): boolean {
  return schema.safeParse(null).success || schema.def.type === 'array';
}

function isNothing(schema: z.ZodType, given: unknown): boolean {
  return (
    given === null || (typeof given === 'string' && given.trim() === '' && isNumberOrMoment(schema))
  );
}

function isNumberOrMoment(schema: z.ZodType): boolean {
  const { def } = schema as unknown as { def: Definition };
  if (def.type === 'union') return def.options.some(isNumberOrMoment);
  const inner = def.innerType ?? (def.type === 'pipe' ? def.in : undefined);
  if (inner) return isNumberOrMoment(inner);
  return def.type === 'number' || def.format === 'datetime' || def.format === 'date';
}

/** As JSON, urlencoded forms and checkboxes write them; an empty one is off. */
const flags = new Map<unknown, boolean>([
  [1, true],
  [0, false],
  ['1', true],
  ['0', false],
  ['true', true],
  ['false', false],
  ['on', true],
  ['off', false],
  ['yes', true],
  ['no', false],
  ['', false],
]);

function asFlag(given: unknown): unknown {
  return flags.get(typeof given === 'string' ? given.toLowerCase() : given) ?? given;
}

function asNumber(given: unknown): unknown {
  return typeof given === 'string' && /^-?\d+(\.\d+)?$/.test(given.trim()) ? Number(given) : given;
}

/** Epochs of seconds end in 1973 as milliseconds, so they are told apart by size, and so are microseconds. */
const LEAST_MS = 100_000_000_000;
const LEAST_US = 100_000_000_000_000;

/** A day is its first moment, and a date without a zone is in UTC. */
function asMoment(given: unknown): unknown {
  const epoch =
    typeof given === 'string' && /^\d{9,16}(\.\d+)?$/.test(given) ? Number(given) : given;
  if (typeof epoch === 'number' && Number.isFinite(epoch)) {
    const ms = epoch >= LEAST_US ? epoch / 1_000 : epoch >= LEAST_MS ? epoch : epoch * 1_000;
    return Math.abs(ms) <= 8.64e15 ? new Date(ms).toISOString() : given;
  }
  const written =
    typeof given === 'string' &&
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?))?$/.exec(given);
  if (!written) return given;
  const [, day = '', time = '00:00'] = written;
  return `${day}T${time.length === 5 ? `${time}:00` : time}Z`;
}
