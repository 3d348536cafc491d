/** Where the page at an address of the shop is changed. */
export const pageEditPath = (path: string) => `/admin/pages/edit?${new URLSearchParams({ path })}`;
