import type { Described } from '@lectern/bff/openapi/described.ts';
import type { Argument, Expression, ObjectProperty } from 'oxc-parser';
import { sourcesIn } from './files.ts';
import {
  parseFile,
  textBefore,
  type Declaration,
  type File,
  type Imported,
} from './parsed-file.ts';

/** Reads the docstrings of constants, and of the fields of objects and zod schemas, without running the files. */
export class Docstrings {
  readonly #declarations = new Map<string, Map<string, Declaration>>();
  readonly #imports = new Map<string, Map<string, Imported>>();

  /** @param folder from the root of the repository */
  constructor(folder: string) {
    for (const each of sourcesIn(folder)) {
      const { path, declarations, imports } = parseFile(`${folder}/${each}`);
      this.#declarations.set(path, declarations);
      this.#imports.set(path, imports);
    }
  }

  /** The constants of all files, exported or not. */
  declarations(): Declaration[] {
    return [...this.#declarations.values()].flatMap((file) => [...file.values()]);
  }

  /** The fields of an object literal, of `z.object(…)` around one, or of a constant that is either. */
  fieldsOf(node: Argument, file: File): Map<string, Described> {
    switch (node.type) {
      case 'ObjectExpression':
        return new Map(
          node.properties.flatMap((property) =>
            property.type === 'SpreadElement'
              ? [...this.fieldsOf(property.argument, file)]
              : [this.#property(property, file)],
          ),
        );
      case 'Identifier': {
        const found = this.#find(node.name, file);
        return found ? this.fieldsOf(found.value, found.file) : new Map();
      }
      case 'CallExpression': {
        const within = isDefault(node.callee) ? [] : node.arguments;
        return new Map([node.callee, ...within].flatMap((each) => [...this.fieldsOf(each, file)]));
      }
      case 'MemberExpression': {
        const member = this.#member(node, file);
        return new Map(member?.fields ?? this.fieldsOf(node.object, file));
      }
      default:
        return new Map();
    }
  }

  #property(property: ObjectProperty, file: File): [name: string, described: Described] {
    const { key, value } = property;
    const text = textBefore(property.start, file) ?? this.#textOf(value, file);
    return [file.text.slice(key.start, key.end), { text, fields: this.fieldsOf(value, file) }];
  }

  /** What the schema that a field is made of says of itself. */
  #textOf(node: Expression, file: File): string | null {
    switch (node.type) {
      case 'Identifier': {
        const found = this.#find(node.name, file);
        return found ? (found.text ?? this.#textOf(found.value, found.file)) : null;
      }
      case 'CallExpression':
        return this.#textOf(node.callee, file);
      case 'MemberExpression': {
        const member = this.#member(node, file);
        return member ? member.text : this.#textOf(node.object, file);
      }
      default:
        return null;
    }
  }

  /** `form.alias`, where `form` is an object with such a field. */
  #member(node: Expression & { type: 'MemberExpression' }, file: File): Described | undefined {
    if (node.object.type !== 'Identifier' || node.property.type !== 'Identifier') return undefined;
    const found = this.#find(node.object.name, file);
    return found?.value.type === 'ObjectExpression'
      ? this.fieldsOf(found.value, found.file).get(node.property.name)
      : undefined;
  }

  #find(name: string, { path }: File): Declaration | undefined {
    const own = this.#declarations.get(path)?.get(name);
    if (own) return own;
    const imported = this.#imports.get(path)?.get(name);
    return imported && this.#declarations.get(imported.path)?.get(imported.name);
  }
}

/** `….default`: what it is called with are values, not fields. */
function isDefault(callee: Expression): boolean {
  return (
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    callee.property.name === 'default'
  );
}
