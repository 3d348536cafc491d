import AxeBuilder from '@axe-core/playwright';

/** Notes what the page complains about while it loads. */
export const watch = (page) => {
  const seen = [];
  page.on('console', (message) => {
    if (message.type() === 'error') seen.push(`console: ${message.text().slice(0, 300)}`);
  });
  page.on('pageerror', (error) => seen.push(`error: ${error.message.slice(0, 300)}`));
  page.on('response', (response) => {
    if (response.status() >= 400) seen.push(`${response.status()} ${response.url()}`);
  });
  return seen;
};

/** What is wrong on the page as it stands. */
export const describe = async (page, withAxe) => {
  const wide = await page.evaluate(widest);
  const found = wide ? [`wider than the screen: ${wide}`] : [];
  if (!withAxe) return found;
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return [
    ...found,
    ...violations.flatMap(({ id, nodes }) =>
      nodes.slice(0, 4).map((node) => `axe ${id}: ${node.target.join(' ')} ${node.any[0]?.message ?? ''}`),
    ),
  ];
};

/** Runs in the page: the element that makes it scroll sideways, if it does. */
const widest = () => {
  const room = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= room) return null;
  const out = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > room + 1,
  );
  const named = (element) =>
    `${element.tagName.toLowerCase()}.${element.className} "${element.textContent.slice(0, 40)}"`;
  return out.length ? named(out[0]) : 'the document';
};
