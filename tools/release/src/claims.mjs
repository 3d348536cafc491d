/** `/product/:slug?/key` is two addresses: with the part and without it. What a parameter is called is no difference. */
const addressesOf = (path) =>
  path
    .split('/')
    .filter(Boolean)
    .reduce(
      (found, part) => {
        const plain = part.replace(/^:[^?]*/, ':').replace(/\?$/, '');
        const longer = found.map((address) => `${address}/${plain}`);
        return part.endsWith('?') ? [...found, ...longer] : longer;
      },
      [''],
    )
    .map((address) => address || '/');

/** The addresses of pages that a release claims, each as its own release writes it. */
const pagesOf = ({ routes = [] }) =>
  new Map(routes.flatMap(({ path }) => addressesOf(path).map((address) => [address, path])));

/** Why a release and one of another remote cannot be live together: both claim a page's address or a slot. */
export const claimTroubles = (release, other) => {
  const owned = pagesOf(other);
  const by = `which ${other.name} ${other.version} of ${other.owner} owns`;
  const pages = [...pagesOf(release)].filter(([address]) => owned.has(address)).map(([, path]) => path);
  const slots = Object.keys(release.slots ?? {}).filter((slot) => other.slots?.[slot]);
  return [
    ...[...new Set(pages)].map((path) => `claims ${path}, ${by}`),
    ...slots.map((slot) => `fills ${slot}, ${by}`),
  ];
};

/** Addresses that one of the two servers answers before any page. Held by `apps/shell/src/server/answer.test.ts`. */
const ofServers =
  /^\/((api|front|img|docs|sandbox|v1|v2|auth|remotes|actions|healthz|readyz|version|beacon|develop|offline|fallback-version)(\/|$)|(robots\.txt|offline-worker\.js|sitemap(-[\w-]+)?\.xml)$)/;

/**
 * Why pages of a release would never be shown, whoever owns them.
 * @param {{ routes?: { path: string }[] }} release
 */
export const serverTroubles = ({ routes = [] }) =>
  routes
    .filter(({ path }) => ofServers.test(path))
    .map(({ path }) => `claims ${path}, which servers answer themselves`);

/** A slot that no page can show is a mistake in its name. */
export const unknownSlots = ({ slots = {} }, shell) => {
  const known = shell?.contracts?.slots;
  if (!known) return [];
  return Object.keys(slots)
    .filter((slot) => !known.includes(slot))
    .map((slot) => `fills ${slot}, which no page of this store can show (libs/mfe/src/slots.ts)`);
};
