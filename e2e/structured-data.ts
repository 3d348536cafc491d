import Validator from '@adobe/structured-data-validator';

type Thing = { '@type': string; hasVariant?: Thing[] };

/** What a page tells search engines, as it stands in the HTML that was served. */
export const thingsIn = (html: string): Thing[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json ?? '') as Thing,
  );

/** What Google's rules for rich results find wrong in it; what they merely recommend is left out. */
export const faultsIn = async (things: readonly Thing[]): Promise<string[]> => {
  const jsonld: Record<string, object[]> = {};
  for (const thing of things.flatMap(withVariants)) (jsonld[thing['@type']] ??= []).push(located(thing));
  const issues = await new Validator().validate({ jsonld, microdata: {}, rdfa: {} });
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`);
};

/** Each variant of a group is a product of its own, and is judged as one. */
const withVariants = (thing: Thing): Thing[] => [thing, ...(thing.hasVariant ?? [])];

/** The validator says where in a page an issue stands; here the page is known. */
const located = (thing: Thing) => ({ ...thing, '@location': '0,1' });
