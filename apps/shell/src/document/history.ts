/**
 * Loads the page that Back or Forward leads to. Entries that the application pushed before a reload belong to this
 * document, so the browser changes the address alone; without the application nobody would change the page.
 */
export const followHistory = (reload = () => location.reload()): void => {
  const address = () => location.pathname + location.search;
  const shown = address();
  addEventListener('popstate', () => {
    const isApplicationThere = document.documentElement.hasAttribute('data-hydrated');
    if (!isApplicationThere && address() !== shown) reload();
  });
};
