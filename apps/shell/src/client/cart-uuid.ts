/** The anonymous cart's id from its cookie; absent until something was put into a cart. Source: spec 3, Cookies and storage. */
export const cartUuid = (): string | undefined => /(?:^|;\s*)cartUuid=([0-9a-f]{32})/.exec(document.cookie)?.[1];
