/** What the embedded database’s system calls fail with, by the numbers of WASI (`__wasi_errno_t`): those that an operator meets. */
const reasons: Readonly<Record<number, string>> = {
  2: 'Permission denied',
  19: 'Disk quota exceeded',
  29: 'Input/output error',
  33: 'Too many open files',
  51: 'No space left on device',
  69: 'Read-only file system',
};

/** What the embedded database throws where its own start fails: no Error, and a number alone. */
const isFault = (error: unknown): error is { errno: number } =>
  typeof error === 'object' &&
  error !== null &&
  !(error instanceof Error) &&
  typeof (error as { errno?: unknown }).errno === 'number';

/** An error that says why the embedded database could not be opened in its folder; any other error as it is. */
export const embeddedError = (error: unknown, folder: string): unknown =>
  isFault(error)
    ? new Error(`${folder}: ${reasons[error.errno] ?? `system call failed with number ${error.errno}`}`)
    : error;
