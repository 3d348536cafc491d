import type { Call, CallName } from '@souk/contract';

/** Calls as a page reads them, noun, then verb, by what their rows say in `as`. */
export const groupsOf = <Name extends CallName>(rows: Readonly<Record<Name, Call>>) => {
  const groups: Record<string, Record<string, Name>> = {};
  for (const name of Object.keys(rows) as Name[]) {
    const [noun, verb] = rows[name].as.split('.') as [string, string];
    (groups[noun] ??= {})[verb] = name;
  }
  return groups;
};
