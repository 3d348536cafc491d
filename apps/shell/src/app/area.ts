/**
 * Parts of the site that are no shop, by the first segment of their addresses. A page of an area names its own remotes alone,
 * and no page of the shop names theirs. Source: docs/adr/0020-areas.md.
 */
const areas = ['admin', 'sell'] as const;

export type Area = (typeof areas)[number];

/** The area of an address; null: the shop. */
export const areaOf = (pathname: string): Area | null =>
  areas.find((area) => pathname === `/${area}` || pathname.startsWith(`/${area}/`)) ?? null;

/** Paths of every area but one, as routes name them. */
export const otherAreas = (own: Area | null): string[] =>
  areas.filter((area) => area !== own).map((area) => `/${area}/*`);
