import type { DeskProduct, DeskVariant } from '@souk/contract/desk';
import { useT } from '@souk/i18n';
import type { ReactNode } from 'react';
import { Frame, Table } from '../table/table-look';
import { variantName } from './variant-values';

/** A column of a table of variants. `isWide`: it is left out on a narrow screen. */
interface VariantColumn {
  id: string;
  header: ReactNode;
  /** What stands in it for one variant. @param name the variant as people read it */
  cell: (item: DeskVariant, name: string) => ReactNode;
  isNumber?: boolean;
  isWide?: boolean;
}

type Props = { product: DeskProduct; title: string; columns: readonly VariantColumn[] };

/** Table of a product's variants, a row each: the name, then the caller's `columns`. `title` is its caption and the name of the region that scrolls it. */
export function VariantTable({ product, title, columns }: Props) {
  const t = useT();
  const marks = ({ isNumber, isWide }: VariantColumn) => ({
    'data-number': isNumber || undefined,
    'data-wide': isWide || undefined,
  });
  return (
    <Frame role="region" aria-label={title} tabIndex={0}>
      <Table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t('desk.product.variant')}</th>
            {columns.map((column) => (
              <th key={column.id} scope="col" {...marks(column)}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {product.items.map((item) => (
            <tr key={item.id}>
              <th scope="row">{variantName(product, item)}</th>
              {columns.map((column) => (
                <td key={column.id} {...marks(column)}>
                  {column.cell(item, variantName(product, item))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}
