import type { IncomingMessage } from 'node:http';

/** The request's cookies by name. A value that is not valid percent-encoding is taken as it stands. */
export const cookiesOf = (req: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    (req.headers.cookie ?? '').split(';').flatMap((pair) => {
      const at = pair.indexOf('=');
      return at < 0 ? [] : [[pair.slice(0, at).trim(), decoded(pair.slice(at + 1).trim())]];
    }),
  );

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
