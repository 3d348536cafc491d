import { useStoreDetails } from '../layout/store-details';
import { useConsent } from './consent.store';

/**
 * The owner's web-font stylesheet, if one is set: a request to a third party, so only after a yes. The store's own fonts
 * need none. Source: STORE-04.
 */
export function StoreFonts() {
  const { fontStylesheet } = useStoreDetails();
  const { consent } = useConsent();
  const isAgreed = Boolean(consent?.analytics || consent?.marketing);
  if (!fontStylesheet || !isAgreed || !/^https:\/\//i.test(fontStylesheet)) return null;
  return <link rel="stylesheet" href={fontStylesheet} precedence="fonts" />;
}
