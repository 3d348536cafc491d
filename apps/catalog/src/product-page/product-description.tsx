import type { ProductDetail } from '@souk/contract';
import { FormattedMessage } from '@souk/i18n';
import { Prose, Section } from '@souk/ui';
import styled from 'styled-components';

/** What it is in words, and its facts in a table. The HTML was cleaned by the server. */
export function ProductDescription({ product: { description, details } }: { product: ProductDetail }) {
  if (description === '' && details.length === 0) return null;
  return (
    <Section title={<FormattedMessage id="product.description" />}>
      <Columns>
        {/* eslint-disable-next-line no-restricted-syntax -- the api escapes what a merchant typed and adds paragraphs alone */}
        <Prose dangerouslySetInnerHTML={{ __html: description }} />
        {details.length > 0 && (
          <Facts>
            {details.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Facts>
        )}
      </Columns>
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: 48px;
    align-items: start;
  }
`;
const Facts = styled.dl`
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: 12px;
    padding-block: 10px;
    border-bottom: 1px solid var(--color-line);
  }
  overflow-wrap: break-word;
  & dt {
    color: var(--color-ink-soft);
  }
`;
