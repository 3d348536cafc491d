import type { DeskProduct, DeskVariant } from '@souk/contract/desk';
import { useT } from '@souk/i18n';
import { FieldError } from '@souk/ui';
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

type Props = {
  product: DeskProduct;
  title: string;
  columns: readonly VariantColumn[];
  /** What is wrong with fields of the table, which have no room for it; null: nothing. Each sentence is said once, below the table. */
  errors?: readonly (string | null)[];
};

/** Marks a field of the table as wrong, with what is wrong as its description. */
export const fieldFault = (error: string | null) =>
  error === null ? {} : { 'aria-invalid': true, 'aria-description': error };

/** Table of a product's variants, a row each: the name, then the caller's `columns`. `title` is its caption and the name of the region that scrolls it. */
export function VariantTable({ product, title, columns, errors = [] }: Props) {
  const t = useT();
  const marks = ({ isNumber, isWide }: VariantColumn) => ({
    'data-number': isNumber || undefined,
    'data-wide': isWide || undefined,
  });
  const told = [...new Set(errors)].filter((error) => error !== null);
  return (
    <>
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
      {told.map((error) => (
        <FieldError key={error} role="alert">
          {error}
        </FieldError>
      ))}
    </>
  );
}
