import { formatMessage, messageParts, type Message, type Parameters } from './message.ts';

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
