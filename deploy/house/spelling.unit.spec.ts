import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { englishPaths, root } from './source.ts';

/** British beginnings of words, and the American ones that we use. Both spellings of “catalogue” are American. */
const american: Readonly<Record<string, string>> = {
  acknowledgement: 'acknowledgment',
  afterwards: 'afterward',
  ageing: 'aging',
  aluminium: 'aluminum',
  amongst: 'among',
  analysed: 'analyzed',
  analysing: 'analyzing',
  artefact: 'artifact',
  backwards: 'backward',
  behaviour: 'behavior',
  cancelled: 'canceled',
  cancelling: 'canceling',
  centre: 'center',
  cheque: 'check',
  colour: 'color',
  defence: 'defense',
  enquir: 'inquir',
  favour: 'favor',
  fibre: 'fiber',
  fulfils: 'fulfills',
  grey: 'gray',
  harbour: 'harbor',
  honour: 'honor',
  judgement: 'judgment',
  labelled: 'labeled',
  labelling: 'labeling',
  learnt: 'learned',
  licence: 'license',
  litre: 'liter',
  metre: 'meter',
  modelled: 'modeled',
  modelling: 'modeling',
  neighbour: 'neighbor',
  normalis: 'normaliz',
  offence: 'offense',
  onwards: 'onward',
  organis: 'organiz',
  'per cent': 'percent',
  practis: 'practic',
  programme: 'program',
  recognis: 'recogniz',
  recolour: 'recolor',
  sceptic: 'skeptic',
  serialis: 'serializ',
  signalled: 'signaled',
  signalling: 'signaling',
  spelt: 'spelled',
  summaris: 'summariz',
  synchronis: 'synchroniz',
  towards: 'toward',
  travelled: 'traveled',
  travelling: 'traveling',
  whilst: 'while',
};

/** “programmer”, “greyhound” and “labelledby” are everybody's. */
const british = Object.keys(american)
  .join('|')
  .replace('programme', 'programme(?!r|d)')
  .replace('grey', 'grey(?!hound)')
  .replace('labelled', 'labelled(?!by)');
/** Also within names, as in `groupNeighbours`. */
const capital = british.replaceAll(/(?<=^|\|)[a-z]/g, (letter) => letter.toUpperCase());
const isBritish = new RegExp(`(?:(?<![A-Za-z])(?:${british})|(?:${capital}))[a-z]*`, 'g');

/** The field of a label, and so of a tag, is `colour` in events and REST, which never change. */
const isField = (word: string, place: string) =>
  /^([cC]olours?|Recoloured)$/.test(word) && /label|\btags?\b/i.test(place);

test('words are spelled as in American English', () => {
  const found = englishPaths().flatMap((path) => {
    const lines = readFileSync(join(root, path), 'utf8').split('\n');
    return lines.flatMap((line, index) =>
      (line.match(isBritish) ?? [])
        .filter((word) => !isField(word, `${path} ${line}`))
        .map((word) => `${path}:${index + 1} ${word}`),
    );
  });
  expect(found.filter((place) => !place.startsWith('deploy/house/spelling'))).toEqual([]);
});
