import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { QueryFileArgs } from '../generated.ts';
import { readFile, type FileRow } from '../File.ts';

export function file(_: unknown, { id }: QueryFileArgs, context: ServiceContext): Promise<FileRow | null> {
  return readFile(id, context);
}
