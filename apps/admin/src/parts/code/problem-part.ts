const parts = [
  [/url/i, 'url'],
  [/css/i, 'css'],
  [/htmlFr|html\.fr/, 'fr'],
  [/theme/, 'other'],
  [/html/, 'en'],
] as const satisfies readonly (readonly [pattern: RegExp, part: string])[];

/** Which text of a form a problem is in: its HTML in one of the languages, its CSS, an address, or something else. */
export type ProblemPart = (typeof parts)[number][1];

/** What the check's name of a text means: `html.fr`, `footer.css`, `header.cssUrl`. */
export const partOf = (part: string): ProblemPart => parts.find(([pattern]) => pattern.test(part))?.[1] ?? 'other';
