import type { SizeGuide } from '@souk/contract';
import { FormattedMessage, useT } from '@souk/i18n';
import { Dialog } from '@souk/ui';
import styled from 'styled-components';

/** Body measurements by size, as the merchant gave them. */
export default function SizeGuideDialog({ guide, onClose }: { guide: SizeGuide; onClose: () => void }) {
  const t = useT();
  const [sizeName, ...measures] = guide.columns;
  return (
    <Dialog title={t('sizeGuide.title')} closeLabel={t('word.close')} onClose={onClose}>
      <p>
        <FormattedMessage id="sizeGuide.how" />
      </p>
      <Table>
        <thead>
          <tr>
            <th scope="col">{sizeName}</th>
            {measures.map((name) => (
              <th key={name} scope="col">
                {name} <small>({guide.unit})</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {guide.rows.map(([size, ...cells]) => (
            <tr key={size}>
              <th scope="row">{size}</th>
              {cells.map((cell, at) => (
                <td key={measures[at]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Dialog>
  );
}

const Table = styled.table`
  width: 100%;
  margin-top: 16px;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  & th,
  & td {
    padding: 10px 12px 10px 0;
    border-bottom: 1px solid var(--color-line);
    text-align: start;
  }
  & thead th {
    color: var(--color-ink-soft);
    font-size: var(--text-sm);
    font-weight: 500;
  }
`;
