import { isDeepStrictEqual } from 'node:util';
import type { OwnerFrame, PageDraft } from '@souk/contract';
import { versionOf } from './version-of';

const mostLogged = 600;

/** A value as the log says it: a text that is too long for it is named by its version. */
const logged = (value: unknown) =>
  (JSON.stringify(value) ?? '').length > mostLogged ? { version: versionOf(value) } : (value ?? null);

/** Which of the fields changed, with what they were and are, as the log says it. */
export const changed = (before: object, after: object) => {
  const was = before as Record<string, unknown>;
  const other = Object.entries(after).filter(([name, value]) => !isDeepStrictEqual(value, was[name]));
  return {
    before: Object.fromEntries(other.map(([name]) => [name, logged(was[name])])),
    after: Object.fromEntries(other.map(([name, value]) => [name, logged(value)])),
  };
};

/** What the log says of a header or footer: its texts are too long for it, and named by their versions. */
export const brief = (frame: OwnerFrame | null): Record<string, unknown> =>
  frame === null ? {} : { version: versionOf(frame), url: frame.url, scripts: frame.scripts.map(({ name }) => name) };

/** What the log says of a page: its texts are too long for it. */
export const summary = (page: PageDraft) => ({ title: page.title.en, version: versionOf(page) });
