import { FormattedMessage, useT } from '@souk/i18n';
import styled from 'styled-components';
import { PageHead } from '../parts/page-head/page-head';
import { ListScreen } from '../parts/product-list/list-screen';
import { useListCanonical } from '../parts/product-list/use-list-canonical';

/** What the market buys most. */
export function TopPage() {
  const t = useT();
  return (
    <>
      <PageHead title={t('top.title')} description={t('top.description')} canonical={useListCanonical()} />
      <ListScreen source="top" type={2} title={<FormattedMessage id="top.heading" />}>
        <Lead>
          <FormattedMessage id="top.lead" />
        </Lead>
      </ListScreen>
    </>
  );
}

const Lead = styled.p`
  margin-top: 6px;
  color: var(--color-ink-soft);
`;
