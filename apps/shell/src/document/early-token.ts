import { askEarly } from '../auth/early-renewal';

/** Stands inline in the head of private pages: asks for the page's token while its scripts are still fetched and read. */
askEarly();
