/** One for each plural category of the language, chosen by the parameter `count`. */
type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };
/** A sentence with `{name}` for each parameter. */
export type Message = string | Plural;

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
type NamesOf<Source> = Source extends string
  ? NamesIn<Source>
  : Source extends { other: infer Other extends string }
    ? NamesIn<Other> | 'count'
    : never;

/** The keys of the English catalogue, which every other language has too. */
export type CatalogueOf<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Plural;
};
/** What a sentence needs: nothing, or all of its parameters. */
export type Parameters<Source, Value = string | number> = [NamesOf<Source>] extends [never]
  ? []
  : [parameters: { [Name in NamesOf<Source>]: Name extends 'count' ? number : Value }];

/** The sentence in pieces: texts, and values where parameters stand. Numbers are written as the language does. */
export function messageParts<Value>(
  locale: string,
  message: Message,
  parameters: Readonly<Record<string, Value>> = {},
): (string | Value)[] {
  const text =
    typeof message === 'string'
      ? message
      : (message[new Intl.PluralRules(locale).select(Number(parameters['count']))] ??
        message.other);
  return text.split(/\{(\w+)\}/).map((piece, index) => {
    if (index % 2 === 0) return piece;
    const value = parameters[piece];
    if (value === undefined) throw new Error(`The parameter ${piece} is missing.`);
    if (typeof value === 'number') return new Intl.NumberFormat(locale).format(value);
    return typeof value === 'string' && rightToLeft.test(value) ? `\u2068${value}\u2069` : value;
  });
}

/** Right-to-left words would reorder a sentence around them: they are isolated. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

export function formatMessage(
  locale: string,
  message: Message,
  parameters?: Readonly<Record<string, string | number>>,
): string {
  return messageParts(locale, message, parameters).join('');
}

/** A sentence with parameters: as a string, or in pieces where an element stands for a parameter. */
export interface Sentence<Source> {
  (...parameters: Parameters<Source>): string;
  parts<Value>(...parameters: Parameters<Source, Value>): (string | Value)[];
}

type Texts<Catalogue> = {
  readonly [Key in keyof Catalogue]: Parameters<Catalogue[Key]> extends []
    ? string
    : Sentence<Catalogue[Key]>;
};

type Values<Value> = Readonly<Record<string, Value>>;
export type Messages = Readonly<Record<string, Message>>;

/** A catalogue as code uses it: a string for each text, a function where it has parameters. */
export function textsIn<const Catalogue extends Messages>(
  locale: string,
  catalogue: Catalogue,
): Texts<Catalogue> {
  const texts = Object.entries(catalogue).map(([key, message]) => [key, textOf(locale, message)]);
  return Object.fromEntries(texts);
}

function textOf(locale: string, message: Message) {
  if (typeof message === 'string' && !message.includes('{')) return message;
  return Object.assign(
    (parameters: Values<string | number>) => formatMessage(locale, message, filled(parameters)),
    {
      parts: <Value>(parameters: Values<Value>) =>
        messageParts<Value | string>(locale, message, filled(parameters)),
    },
  );
}

/** What a server left out is a gap in the sentence: no reason to lose the page. */
function filled<Value>(parameters: Values<Value>): Values<Value | string> {
  return Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, value ?? '']));
}
