import { Link } from '@souk/router';
import { Checkbox } from '@souk/ui';
import { type ReactNode, useRef } from 'react';
import { sortedBy, type Sorting, SortLink } from './sort-link';
import { Frame, Table } from './table-look';

/** A column of a list. The first one names the row and leads to it. */
export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  isNumber?: boolean;
  /** A number or a code, which stays on one line. */
  isWhole?: boolean;
  /** Left out on a phone; `desktop`: on a tablet, too; `large`: below 1280 px, where the menu leaves too little room beside it. */
  isWide?: boolean | 'desktop' | 'large';
};

/** Rows that are chosen, for something done to all of them. */
export type Selection = {
  has: (key: string) => boolean;
  toggle: (key: string) => void;
  /** Chooses these of the rows in sight, and no others of them. */
  set: (keys: readonly string[]) => void;
};

type Props<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Null: the row leads nowhere. */
  hrefOf: (row: Row) => string | null;
  selection?: Selection;
  /** What a row is called where it is chosen; absent: by its key. */
  nameOf?: ((row: Row) => string) | undefined;
  /** The list's address, which carries its order; absent: it has one order. */
  url?: Sorting;
  words: { selectAll: string; select: (name: string) => string };
  /** Old rows stand while new ones come. */
  isBusy: boolean;
};

/** A list as a table: its first column is each row's heading and link; keys move from row to row (`use-desk-keys.ts`). */
export function DataTable<Row>(props: Props<Row>) {
  const { caption, columns, rows, keyOf, hrefOf, selection, nameOf = keyOf, url, words, isBusy } = props;
  const keys = rows.map(keyOf);
  const isAll = selection !== undefined && keys.length > 0 && keys.every(selection.has);
  const isSome = selection !== undefined && !isAll && keys.some(selection.has);
  const [head, ...rest] = columns;
  const lastChosen = useRef('');
  /** Chooses a row or lets it go; with Shift, all rows from the one that was chosen last. */
  const choose = (key: string, isRange: boolean) => {
    const [from, to] = [keys.indexOf(lastChosen.current), keys.indexOf(key)];
    lastChosen.current = key;
    if (!isRange || from < 0) return selection?.toggle(key);
    const isWanted = !selection?.has(key);
    const isInRange = (at: number) => at >= Math.min(from, to) && at <= Math.max(from, to);
    selection?.set(keys.filter((one, at) => (isInRange(at) ? isWanted : selection.has(one))));
  };
  return (
    <Frame role="region" aria-label={caption} tabIndex={0} aria-busy={isBusy}>
      <Table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col">
                <Checkbox
                  aria-label={words.selectAll}
                  checked={isAll}
                  ref={(box) => {
                    if (box) box.indeterminate = isSome;
                  }}
                  onChange={() => selection.set(isAll ? [] : keys)}
                >
                  {null}
                </Checkbox>
              </th>
            )}
            {columns.map((column) => (
              <ColumnHeading key={column.id} column={column} {...(url ? { url } : {})} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const key = keyOf(row);
            return (
              <tr key={key} data-desk-row data-chosen={selection?.has(key)}>
                {selection && (
                  <td>
                    <Checkbox
                      aria-label={words.select(nameOf(row))}
                      checked={selection.has(key)}
                      onChange={({ nativeEvent }) =>
                        choose(key, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
                      }
                    >
                      {null}
                    </Checkbox>
                  </td>
                )}
                <th scope="row" data-whole={head?.isWhole}>
                  <RowHeading href={hrefOf(row)}>{head?.cell(row)}</RowHeading>
                </th>
                {rest.map(({ id, cell, isNumber, isWide, isWhole }) => (
                  <td key={id} data-number={isNumber} data-wide={isWide} data-whole={isWhole}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Frame>
  );
}

function ColumnHeading<Row>({ column, url }: { column: Column<Row>; url?: Sorting }) {
  const { id, header, isNumber = false, isWide } = column;
  const order = url?.sorts.includes(id) ? url : null;
  const sorted = order ? sortedBy(id, order) : 'none';
  return (
    <th
      scope="col"
      data-number={isNumber || undefined}
      data-wide={isWide}
      {...(sorted === 'none' ? {} : { 'aria-sort': sorted })}
    >
      {order ? <SortLink column={id} header={header} isDownFirst={isNumber} url={order} /> : header}
    </th>
  );
}

/** What names a row, and leads to it where it leads anywhere. */
function RowHeading({ href, children }: { href: string | null; children: ReactNode }) {
  return href === null ? children : <Link to={href}>{children}</Link>;
}
