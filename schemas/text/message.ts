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
