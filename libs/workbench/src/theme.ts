/** `system` follows the browser, as every page of the store does. */
export type Theme = 'system' | 'light' | 'dark';

const query = 'prefers-color-scheme:dark';
/** What stands for the query where a theme is chosen by hand. A width is always known. */
const answers: Record<Exclude<Theme, 'system'>, string> = { light: 'max-width:0px', dark: 'min-width:0px' };

/** Answers the styles' question for the dark theme by a choice in the toolbar instead of the browser's setting. */
export const cssOf = (css: string, theme: Theme) =>
  theme === 'system' ? css : css.replaceAll(`(${query})`, `(${answers[theme]})`);
