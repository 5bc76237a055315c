import { importCycles } from './cycles.ts';
import { duplicates } from './duplicates.ts';
import { allowed, registries } from './limits.ts';
import { folderSizes, lineAt, walk, type Node, type SourceFile } from './source.ts';

const LONG_FILE = 300;
const LONG_FUNCTION = 80;
const FULL_FOLDER = 25;

interface MeasuredFunction {
  /** `file:line name` */
  place: string;
  lines: number;
}

/** What `npm run house` prints: figures by name, and the places behind those that count places. */
export interface House {
  figures: Record<string, number>;
  places: Record<string, string[]>;
}

export function measure(files: readonly SourceFile[]): House {
  const functions = files
    .flatMap(functionsOf)
    .filter(({ place }) => allowed.functions[withoutLine(place)] === undefined)
    .sort((one, other) => other.lines - one.lines);
  const marks = files.map(marksIn);
  const lines = files
    .map((file, index) => file.lines - (marks[index]?.publishedLines ?? 0))
    .sort((one, other) => one - other);
  const placesOf = (mark: 'casts' | 'nonNull') =>
    files
      .map(({ path }, index) => ({ path, count: marks[index]?.[mark] ?? 0 }))
      .filter(({ count }) => count > 0)
      .map(({ path, count }) => `${path} (${count})`);
  const cycles = importCycles(files);
  const places = {
    'files over 300 lines': files
      .filter((file) => file.lines > LONG_FILE && !allowed.files[file.path])
      .map(({ path, lines: count }) => `${path} (${count})`),
    'functions over 80 lines': functions
      .filter((each) => each.lines > LONG_FUNCTION)
      .map(({ place, lines: count }) => `${place} (${count})`),
    'folders over 25 entries': [...folderSizes()]
      .filter(([, size]) => size > FULL_FOLDER)
      .map(([folder, size]) => `${folder} (${size})`),
    'files in import cycles': cycles.flat(),
    'duplicates over 6 lines': duplicates(files),
    'exceptions without need': unneededExceptions(files),
    'hand-kept registries': registries,
  };
  const sum = (mark: keyof Marks) => marks.reduce((total, each) => total + each[mark], 0);
  const total = lines.reduce((all, each) => all + each, 0);
  return {
    figures: {
      files: files.length,
      lines: total,
      'median lines of a file': lines[Math.floor(lines.length / 2)] ?? 0,
      'p90 lines of a file': lines[Math.floor(lines.length * 0.9)] ?? 0,
      'longest function': functions[0]?.lines ?? 0,
      any: sum('any'),
      casts: sum('casts'),
      'non-null !': sum('nonNull'),
      'comment share, %': Math.round((1_000 * sum('commentLines')) / total) / 10,
      'import cycles': cycles.length,
      ...Object.fromEntries(Object.entries(places).map(([name, found]) => [name, found.length])),
    },
    places: {
      ...places,
      casts: placesOf('casts'),
      'non-null !': placesOf('nonNull'),
      'longest function': functions.slice(0, 1).map(({ place }) => place),
    },
  };
}

/** Without its line, as `allowed` names it. */
const withoutLine = (place: string) => place.replace(/:\d+/, '');

/** Exceptions of `limits.ts` that nothing needs any more. */
function unneededExceptions(files: readonly SourceFile[]): string[] {
  const longFiles = files.filter(({ lines }) => lines > LONG_FILE).map(({ path }) => path);
  const longFunctions = files
    .flatMap(functionsOf)
    .filter(({ lines }) => lines > LONG_FUNCTION)
    .map(({ place }) => withoutLine(place));
  const needed = new Set([...longFiles, ...longFunctions]);
  const exceptions = [...Object.keys(allowed.files), ...Object.keys(allowed.functions)];
  return exceptions.filter((each) => !needed.has(each));
}

function functionsOf({ path, text, program }: SourceFile): MeasuredFunction[] {
  const found: MeasuredFunction[] = [];
  walk(program, (node, parent) => {
    if (!/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type))
      return;
    const first = lineAt(text, node.start);
    const lines = text.slice(node.start, node.end).split('\n').length;
    found.push({ place: `${path}:${first} ${functionName(node, parent)}`, lines });
  });
  return found;
}

function functionName(node: Node, parent: Node | null): string {
  const named = [node['id'], parent?.['id'], parent?.['key']] as ({ name?: string } | null)[];
  return named.find((each) => each?.name)?.name ?? '(anonymous)';
}

interface Marks {
  any: number;
  casts: number;
  nonNull: number;
  commentLines: number;
  /** Of docstrings of events: asyncapi.json says the same, so they are text like that of a screen. */
  publishedLines: number;
}

function marksIn({ path, program, text, comments }: SourceFile): Marks {
  const marks: Marks = { any: 0, casts: 0, nonNull: 0, commentLines: 0, publishedLines: 0 };
  walk(program, (node) => {
    if (node.type === 'TSAnyKeyword') marks.any++;
    else if (node.type === 'TSNonNullExpression') marks.nonNull++;
    else if (node.type === 'TSAsExpression' && !isConst(node)) marks.casts++;
  });
  const commented = new Set<number>();
  for (const { start, end } of comments) {
    const first = lineAt(text, start);
    for (let line = first; line < first + text.slice(start, end).split('\n').length; line++)
      commented.add(line);
  }
  marks[path.startsWith('schemas/events/') ? 'publishedLines' : 'commentLines'] = commented.size;
  return marks;
}

function isConst(node: Node): boolean {
  const type = node['typeAnnotation'] as { typeName?: { name?: string } };
  return type.typeName?.name === 'const';
}
