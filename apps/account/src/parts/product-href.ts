import { productPath } from '@souk/domain';

type Addressed = { slug: string; uniqueKey: string; listedOnStore: boolean; landingPage?: boolean };

/** The page of a product that was bought or wished for. Orders do not say whether it was sold on a landing page. */
export const productHref = (product: Addressed): string => productPath({ landingPage: false, ...product });
