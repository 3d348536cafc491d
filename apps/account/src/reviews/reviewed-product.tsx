import { variantText } from '@souk/domain';
import { Picture } from '@souk/ui';
import styled from 'styled-components';

type Props = { image: string; name: string; sku: string; merchant?: string };

/** What a review is about. */
export function ReviewedProduct({ image, name, sku, merchant }: Props) {
  return (
    <Row>
      <Picture src={image} alt="" sizes="72px" widths={[96, 160]} />
      <p>
        <strong>{name}</strong>
        {sku && <small>{variantText(sku)}</small>}
        {merchant && <small>{merchant}</small>}
      </p>
    </Row>
  );
}

/** Things below each other, each with what can be done. */
export const Things = styled.ul`
  padding: 0;
  list-style: none;
  & > li > :first-child {
    flex: 1 1 240px;
  }
  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: 12px 20px;
    align-items: center;
    justify-content: space-between;
    padding-block: 16px;
    border-bottom: 1px solid var(--color-line);
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  gap: 16px;
  align-items: center;
  & > p {
    display: grid;
    gap: 2px;
  }
  & strong {
    font-weight: 500;
  }
  & small {
    color: var(--color-ink-soft);
    font-size: var(--text-sm);
  }
`;
