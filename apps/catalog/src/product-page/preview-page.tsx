import { FormattedMessage } from '@souk/i18n';
import { useSuspenseQuery } from '@souk/query';
import { useParams } from '@souk/router';
import { useApi } from '@souk/state';
import { Notice, Wrapper } from '@souk/ui';
import { readAddress } from '../parts/known-card/address';
import { productQueries } from '../parts/product-queries/product.queries';
import { ProductView } from './product-view';

/** The product's page under a line that says it is a preview; kept out of indexes. */
export function PreviewPage() {
  const { data } = useSuspenseQuery(productQueries(useApi()).preview(readAddress(useParams())));
  return (
    <>
      <Wrapper>
        <Notice $tone="warn" role="note">
          <FormattedMessage id="product.preview" />
        </Notice>
      </Wrapper>
      <meta name="robots" content="noindex" />
      <ProductView product={data} isPreview />
    </>
  );
}
