/** The rules that axe holds every page and every story to: WCAG 2.2, A and AA. */
export const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
