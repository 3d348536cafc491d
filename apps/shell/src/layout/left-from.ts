/** Names a link so that it is found again after the page was drawn anew: its address, and its index among the links with that address. */
type LeftFrom = { href: string; nth: number };

const mostKept = 50;
const leftFrom = new Map<string, LeftFrom>();

const linksTo = (href: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>('#main a[href]')].filter(
    (link) => link.getAttribute('href') === href,
  );

/** Remembers the link of the page through which a history entry is being left. */
export const rememberLink = (entry: string, target: EventTarget | null) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('#main a[href]') : null;
  const href = link?.getAttribute('href');
  if (!link || !href) return;
  leftFrom.delete(entry);
  leftFrom.set(entry, { href, nth: linksTo(href).indexOf(link) });
  const [oldest] = leftFrom.keys();
  if (leftFrom.size > mostKept && oldest !== undefined) leftFrom.delete(oldest);
};

/** The link through which the entry was left, as it stands on the page now; null when it was left in another way. */
export const linkLeftFrom = (entry: string): HTMLAnchorElement | null => {
  const left = leftFrom.get(entry);
  return left ? (linksTo(left.href)[left.nth] ?? null) : null;
};
