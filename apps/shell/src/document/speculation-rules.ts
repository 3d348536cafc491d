/** Pages that are one shopper's own, and addresses that change something: never fetched before they are wanted. */
const ownPages = '/(admin|sell|order|users|support|auth|actions|callback|logout|api|sandbox|middlewares)/*';

/** The text of the page's speculation rules. The policy of public pages allows it by its hash. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: ownPages } }] },
      eagerness: 'moderate',
    },
  ],
});
