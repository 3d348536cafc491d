import type { Database } from './open';

/** What is wrong with a database's kind of letters (`LC_CTYPE`); null when nothing is. */
export const characterTypeTrouble = (kind: string): string | null =>
  kind === 'C' || kind === 'POSIX'
    ? `the database's LC_CTYPE is ${kind}, which knows no letter but a to z: searches in French find less. Make it with LC_CTYPE 'C.UTF-8' or a language's`
    : null;

/** Asked once, at the start: a database keeps the kind it was made with. */
export const findCharacterTypeTrouble = async (database: Database): Promise<string | null> => {
  const { rows } = await database.query('select datctype as kind from pg_database where datname = current_database()');
  const [found] = rows as { kind: string }[];
  return characterTypeTrouble(found?.kind ?? '');
};
