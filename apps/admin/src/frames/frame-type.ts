import { listIn } from '@souk/desk';

/** The two frames by their parts of the page; the first is open at first. */
export const frameTabs = ['header', 'footer'] as const;
export const frameTypes = { header: 'HEADER', footer: 'FOOTER' } as const;

/** Which of them an address shows. */
export const frameTypeIn = (search: URLSearchParams) => frameTypes[listIn(search, frameTabs).tab];
