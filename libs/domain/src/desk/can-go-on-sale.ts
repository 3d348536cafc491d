/** Whether a product can be put on sale: it has a picture. Source: docs/back-office.md, Products by a file. */
export const canGoOnSale = ({ image }: { image: string }): boolean => image !== '';
