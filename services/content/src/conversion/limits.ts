export type ConversionLimits = {
  pages: number;
  /** For the whole file, in wall-clock time. */
  milliseconds: number;
  /** For each page, and each file of a package; opening the file counts as part of the first. */
  pageMilliseconds: number;
  /** Memory of the converter with its own 200 to 400 MB, without the file. Checked on Linux. */
  megabytes: number;
};

export const defaultLimits: ConversionLimits = {
  pages: 2000,
  milliseconds: 15 * 60_000,
  pageMilliseconds: 60_000,
  megabytes: 1024,
};

/** Of HTML packages, ZIP files and ePubs. Their paths fit into an event. */
export const packageLimits = {
  files: 2000,
  pathLength: 400,
  pathsLength: 128 * 1024,
} as const;
