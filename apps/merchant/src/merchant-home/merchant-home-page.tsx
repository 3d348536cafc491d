import { useIntl } from '@souk/i18n';
import { MerchantFrame } from '../parts/merchant-frame/merchant-frame';
import { MerchantProducts } from './merchant-products';
import { ProductCategories } from './product-categories';

/** A merchant's shop: everything they sell. */
export function MerchantHomePage() {
  const intl = useIntl();
  return (
    <MerchantFrame>
      {(merchant) => (
        <>
          <title>{intl.formatMessage({ id: 'merchantHome.title' }, { name: merchant.name })}</title>
          <meta
            name="description"
            content={intl.formatMessage({ id: 'merchantHome.description' }, { name: merchant.name })}
          />
          <ProductCategories id={merchant.id} />
          <MerchantProducts id={merchant.id} />
        </>
      )}
    </MerchantFrame>
  );
}
