/** Without that file the page goes on as it can. */
const keepTexts = async (changes: () => MutationRecord[]): Promise<void> => {
  const file = await import('./translated-texts').catch(() => null);
  file?.keepTranslatedTexts(changes());
};

const addsTranslation = ({ addedNodes }: MutationRecord) => [...addedNodes].some(({ nodeName }) => nodeName === 'FONT');

/**
 * Fetches what lets React change a translated page (translated-texts.ts), as soon as the browser translates this one: it
 * puts an element in the place of each text.
 *
 * @returns whether the page was translated before the application began. Resolves when React may change the page
 */
export const watchForTranslation = async (): Promise<boolean> => {
  if (document.querySelector('font')) {
    await keepTexts(() => []);
    return true;
  }
  const changes: MutationRecord[] = [];
  const watcher = new MutationObserver(async (records) => {
    const isKnown = changes.length > 0;
    if (!isKnown && !records.some(addsTranslation)) return;
    changes.push(...records);
    if (isKnown) return;
    await keepTexts(() => changes.concat(watcher.takeRecords()));
    watcher.disconnect();
  });
  watcher.observe(document, { childList: true, subtree: true });
  return false;
};
