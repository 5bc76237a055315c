import { expect, test } from '@jest/globals';
import { dirname } from 'node:path';
import { avoided, avoidedByMembers, properNames } from '@lectern/schemas/text/glossary.ts';
import { isSpec, lineAt, parsedFile, sourcePaths, walk, type Node } from './source.ts';

const isOfMembers = (path: string) =>
  /^web\/src\/(?!viewer\/|mute\/|gql\/|testing\/)|^services\/\w+\/src\/(mails|notification|contact-request)\//.test(
    path,
  ) && !isSpec(path);
const files = sourcePaths().filter(isOfMembers).map(parsedFile);

const isCatalogue = (path: string) => /\/texts(\/common)?\.ts$/.test(path);

interface Text {
  /** Its catalogue. */
  path: string;
  key: string;
  forms: string[];
}

const valueOf = (node: unknown) => (node as Node | undefined)?.['value'];

const texts: Text[] = files.flatMap(({ path, program }) => {
  if (!isCatalogue(path)) return [];
  const found: Text[] = [];
  walk(program, (node, parent) => {
    if (node.type !== 'ObjectExpression' || parent?.type !== 'CallExpression') return;
    for (const { key, value } of node['properties'] as { key: Node; value: Node }[]) {
      const plural = (value['properties'] as { value: Node }[] | undefined) ?? [{ value }];
      found.push({
        path,
        key: String(key['name']),
        forms: plural.map((form) => String(valueOf(form.value))),
      });
    }
  });
  return found;
});

/** What people type into the search of commands is not held to our words. */
const isKeywords = ({ key }: Text) => key.endsWith('Keywords');
const shown = texts.filter((text) => !isKeywords(text));
const wrong = (isWrong: (form: string, text: Text) => boolean) =>
  shown.flatMap((text) =>
    text.forms
      .filter((form) => isWrong(form, text))
      .map((form) => `${text.path} ${text.key}: ${form}`),
  );

test('members’ texts are in catalogues', () => {
  expect(texts.length).toBeGreaterThan(2_000);
});

const withoutParameters = (form: string) => form.replaceAll(/\{\w+\}/g, '');

test('texts use our words', () => {
  expect(
    wrong((form) =>
      [...avoided, ...avoidedByMembers].some((word) => word.test(withoutParameters(form))),
    ),
  ).toEqual([]);
});

/** The specification names these buttons. */
const isTitled = ({ key }: Text) => /^startMy(FreeTrial|TestDrive)$/.test(key);

test('texts are in sentence case', () => {
  const capital = /(?<=[a-z,’] )[A-Z]\w*[a-z]\w*/g;
  const isName = (word: string) => properNames.has(word);
  expect(
    wrong((form, text) => !isTitled(text) && !(form.match(capital) ?? []).every(isName)),
  ).toEqual([]);
});

test('texts have typographic quotes, single spaces, and none at their ends', () => {
  expect(wrong((form) => /["']|\.{3}|\s{2}|^\s|\s$|^$/.test(form))).toEqual([]);
});

test('a text is at most four sentences, and a plural has the same parameters in both forms', () => {
  expect(wrong((form) => form.length > 280)).toEqual([]);
  const parametersOf = (form: string) =>
    Array.from(form.matchAll(/\{(\w+)\}/g), ([, name]) => name)
      .filter((name) => name !== 'count')
      .toSorted()
      .join();
  /** Of one, the verb alone says it. */
  const isVerb = ({ forms }: Text) => /^\w+$/.test(forms[0] ?? '');
  const uneven = shown.filter(
    (text) => !isVerb(text) && new Set(text.forms.map(parametersOf)).size > 1,
  );
  expect(uneven).toEqual([]);
});

/** Has a catalogue for each kind of tag. */
const textsOfTags = 'web/src/tags/texts.ts';

test('every text is used', () => {
  const used = new Map<string, Set<string>>();
  for (const { path, text } of files) {
    for (const [, name = '', key = ''] of text.matchAll(/\b(texts|common)\s*\.(\w+)/g)) {
      const catalogue = name === 'common' ? 'web/src/texts/common.ts' : `${dirname(path)}/texts.ts`;
      used.set(catalogue, (used.get(catalogue) ?? new Set()).add(key));
    }
    for (const [, key = ''] of text.matchAll(/(?:\.texts|\b[a-z]+Texts)\s*\.(\w+)/g))
      used.set(textsOfTags, (used.get(textsOfTags) ?? new Set()).add(key));
  }
  expect(texts.filter(({ path, key }) => !used.get(path)?.has(key))).toEqual([]);
});

/** Attributes and properties that people read. */
const readable =
  /^(aria-(label|valuetext|description)|label|title|text|placeholder|description|alt|hint|meaning|verb|failure|empty|doneText|emptyTitle|discardQuestion|subject|button|lead|limits|greeting|footer|nothingFoundMessage|submitLabel|what|lead)$/;

/** The same in every language, or not language. */
const exceptions = new Set([
  'Lectern',
  'Metabase',
  // Fields and requests of the API, and examples of what is entered.
  'accept',
  '$TOKEN',
  'POST /login',
  'device_name',
  'LECTERN_MAIL',
  'phc_…',
  'solar-roofs',
  'index.html',
  'https://',
]);

/** Literals that a node shows: itself, or what it chooses from. */
function literalsIn(node: Node | null): Node[] {
  switch (node?.type) {
    case 'JSXText':
    case 'Literal':
      return typeof node['value'] === 'string' ? [node] : [];
    case 'TemplateLiteral':
      return [
        ...(node['quasis'] as Node[]),
        ...(node['expressions'] as Node[]).flatMap(literalsIn),
      ];
    case 'JSXExpressionContainer':
      return literalsIn(node['expression'] as Node);
    case 'ConditionalExpression':
      return [node['consequent'], node['alternate']].flatMap((each) => literalsIn(each as Node));
    case 'LogicalExpression':
      return [node['left'], node['right']].flatMap((each) => literalsIn(each as Node));
    default:
      return [];
  }
}

const wordsOf = (node: Node) =>
  String(
    node.type === 'TemplateElement' ? (valueOf(node) as { cooked: string }).cooked : valueOf(node),
  );

test('no component has a text of its own', () => {
  const found: string[] = [];
  for (const { path, text, program } of files.filter(({ path }) => !isCatalogue(path)))
    walk(program, (node, parent) => {
      const shownBy =
        node.type === 'JSXText' ||
        (node.type === 'JSXExpressionContainer' &&
          /^JSX(Element|Fragment)$/.test(parent?.type ?? ''))
          ? node
          : /^(JSXAttribute|Property)$/.test(node.type) && readable.test(nameOf(node))
            ? (node['value'] as Node)
            : null;
      for (const literal of literalsIn(shownBy)) {
        const words = wordsOf(literal).trim();
        if (/\p{L}{2}/u.test(words) && !exceptions.has(words))
          found.push(`${path}:${lineAt(text, literal.start)} ${words}`);
      }
    });
  expect(found).toEqual([]);
});

function nameOf(node: Node): string {
  const name = (node['name'] ?? node['key']) as Node;
  return String(name['name'] ?? name['value']);
}
