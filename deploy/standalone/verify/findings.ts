/** Makes one thing right. @returns what it did, in a line */
export type Repair = () => Promise<string>;

/** What is wrong, and how it is made right. Lines that begin with a space belong to the one before. */
export interface Findings {
  problems: string[];
  repairs: Repair[];
}

/** An unreadable row is a problem like any other. */
export async function readable(name: string, check: () => Promise<string[]>): Promise<string[]> {
  try {
    return await check();
  } catch (error) {
    return [`${name}: cannot be read (${error instanceof Error ? error.message : String(error)})`];
  }
}
