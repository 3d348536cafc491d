/** The S of Souk on glaze blue, as an address: the sign in the browser's tab of a store without an icon of its own. Source: STORE-01. */
export const defaultStoreIcon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='7' fill='%231f4e5f'/%3E%3Cpath d='M20.6 11c0-2-2-3.4-4.6-3.4s-4.8 1.4-4.8 4c0 5.5 10 3 10 8.6 0 2.5-2 4-5 4s-5-1.4-5-4' fill='none' stroke='%23fff' stroke-width='2.6' stroke-linecap='round'/%3E%3C/svg%3E";
