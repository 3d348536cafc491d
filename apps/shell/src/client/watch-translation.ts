/** If the file cannot be had, the page goes on without it. */
const prepareForTranslation = async (changes: () => MutationRecord[]): Promise<void> => {
  const file = await import('./translated-texts').catch(() => null);
  file?.letReactChangeTranslations(changes());
};

const addsTranslation = ({ addedNodes }: MutationRecord) => [...addedNodes].some(({ nodeName }) => nodeName === 'FONT');

/**
 * Watches for a translation by the browser, which replaces each text node by an element, and then loads
 * translated-texts.ts, which lets React change such a page.
 *
 * @returns whether the page had been translated before this call. A promise: where it had been, it resolves once that file
 * is in effect or cannot be had; else at once, and the watching goes on
 */
export const watchForTranslation = async (): Promise<boolean> => {
  if (document.querySelector('font')) {
    await prepareForTranslation(() => []);
    return true;
  }
  const changes: MutationRecord[] = [];
  const watcher = new MutationObserver(async (records) => {
    const isKnown = changes.length > 0;
    if (!isKnown && !records.some(addsTranslation)) return;
    changes.push(...records);
    if (isKnown) return;
    await prepareForTranslation(() => changes.concat(watcher.takeRecords()));
    watcher.disconnect();
  });
  watcher.observe(document, { childList: true, subtree: true });
  return false;
};
