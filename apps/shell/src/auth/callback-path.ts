/** Path of the page to which the identity provider sends a shopper back. Source: spec 2, Routes; ROUTE-02. */
export const callbackPath = '/callback';
