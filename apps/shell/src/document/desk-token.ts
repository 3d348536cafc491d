import { askEarly } from '../auth/early-renewal';

/** Stands inline in the head of a desk's pages: asks for the page's token while its scripts are still fetched and read. */
askEarly();
