import type { ViewDeclaration } from '../store/views-port.ts';
import { consumerOf, declarationOf } from './generation.ts';
import type { Projection } from './projection.ts';
import { ProjectionRunner } from './runner.ts';
import type { ProjectionRuntime } from './runtime.ts';

/** Rows of an earlier release: they are read and no longer written. */
export class FrozenRunner extends ProjectionRunner {
  override readonly declaration: ViewDeclaration;
  override readonly consumer: string;
  override readonly generation: string;

  constructor(runtime: ProjectionRuntime, projection: Projection, generation: string) {
    super(runtime, projection);
    this.generation = generation;
    this.consumer = consumerOf(projection, generation);
    this.declaration = declarationOf(projection, this.consumer);
  }
}
