import type { Page } from '@playwright/test';

/**
 * Treats a page as a browser does that translates it: once the document is there, each text gives way to an element
 * that holds it, and so does each that comes later. The words stay the same, so that journeys find them.
 */
const translate = () => {
  const wrap = (text: Text) => {
    const parent = text.parentElement;
    if (
      !text.data.trim() ||
      !parent ||
      parent.closest('font, script, style, noscript, option, textarea, title, [translate=no]')
    )
      return;
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstElementChild!.textContent = text.data;
    text.replaceWith(font);
  };
  const wrapAll = (root: Node) => {
    if (root instanceof Text) return wrap(root);
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    found.forEach(wrap);
  };
  const begin = () => {
    wrapAll(document.body);
    new MutationObserver((changes) => {
      for (const { target, addedNodes, type } of changes)
        if (type === 'characterData') wrapAll(target);
        else addedNodes.forEach(wrapAll);
    }).observe(document.documentElement, { childList: true, subtree: true, characterData: true });
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin);
  else begin();
};

/** Every page that is opened from here on. */
export const translatePages = (page: Page): Promise<unknown> => page.addInitScript(translate);

/** The page that is open, from here on. */
export const translateNow = (page: Page): Promise<unknown> => page.evaluate(translate);
