import { afterAll, beforeAll, describe } from '@jest/globals';
import { keepingContract } from './keeping-links.contract.ts';
import { openingContract } from './opening-links.contract.ts';
import { LinksOfSpecs } from '../../testing/links-of-specs.ts';

/** Shared links on the engines in `env`. */
export function sharedLinksContract(engines: string, env: () => NodeJS.ProcessEnv): void {
  describe(`shared links on ${engines}`, () => {
    const links = new LinksOfSpecs();
    beforeAll(() => links.start(env()));
    afterAll(() => links.team.running.remove());

    keepingContract(links);
    openingContract(links);
  });
}
