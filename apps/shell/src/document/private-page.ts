import { askEarly, type PrivatePage } from '../auth/early-renewal';

/**
 * Stands inline in the head of private pages, behind what the document says for it: asks for the page's token while its scripts are still
 * fetched and read.
 */
askEarly(JSON.parse(document.getElementById('souk-private-page')?.textContent ?? '{}') as PrivatePage);
