/** @jest-environment jsdom */
import { liveChannel } from './live-channel';

/** The channel's page as its frame shows it in a language, before its own script has run and after. */
const shown = (search: string) => {
  const [before = '', rest = ''] = liveChannel.split('<script>');
  const [script = ''] = rest.split('</script>');
  document.documentElement.innerHTML = before;
  const first = document.body.textContent.trim();
  const caption: { liveCaption: string }[] = [];
  const parent = { postMessage: (message: { liveCaption: string }) => caption.push(message) };
  // The page's own script, with its own address.
  new Function('location', 'parent', script)({ search }, parent);
  return {
    first,
    text: document.body.textContent,
    lang: document.documentElement.lang,
    title: document.title,
    caption,
  };
};

test('[WIDGET-03] the demo’s live channel speaks the page’s language alone, in the shopper’s own time', () => {
  const fr = shown('?lang=fr');
  expect(fr.first).toBe('');
  expect([fr.lang, fr.title]).toEqual(['fr', 'En direct de Glaze Studio']);
  expect(fr.text).toMatch(/En direct de Glaze Studio\s*Tous les \w+s à \d+/);
  expect(fr.text).not.toMatch(/Live|Every|UTC/);
  const en = shown('?lang=en');
  expect(en.text).toMatch(/Live from Glaze Studio\s*Every \w+day at \d+/);
  expect(en.caption).toHaveLength(1);
});

test('[WIDGET-03] it wears the store’s font, and follows a dark or a light page', () => {
  const loaded: string[][] = [];
  class Font {
    constructor(...asked: [name: string, source: string]) {
      loaded.push(asked);
    }
    load = () => new Promise(() => {});
  }
  Object.assign(globalThis, { FontFace: Font });
  shown('?lang=en&font=%2Fremotes%2Fshell%2Ftext.woff2');
  expect(loaded).toEqual([['Store', 'url("/remotes/shell/text.woff2")']]);
  expect(liveChannel).toMatch(/color-scheme: light dark; font-family: Store/);
  expect(liveChannel).toContain('@media (prefers-color-scheme: dark)');
});
