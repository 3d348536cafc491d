import { useT } from '@souk/i18n';
import { TextField } from '@souk/ui';
import styled from 'styled-components';
import type { FieldFaults } from '../parts/use-field-faults';

/** A line of which some pieces are chosen. `most`: no more than so many. */
export type PieceLine = { id: number; name: string; sku: string; most: number };

/** What somebody typed for each line, by its id. */
export type TypedPieces = Readonly<Record<number, string>>;

/** All pieces of every line, as they stand in the fields. */
export const allPieces = (lines: readonly PieceLine[]): TypedPieces =>
  Object.fromEntries(lines.map(({ id, most }) => [id, String(most)]));

const countOf = (text: string | undefined) =>
  /^\d{1,5}$/.test(text?.trim() ?? '') ? Number(text) : text?.trim() ? NaN : 0;

/** Whether a line's field holds no number from 0 to its most. */
const isWrongCount = (line: PieceLine, typed: TypedPieces): boolean => !(countOf(typed[line.id]) <= line.most);

/** Pieces by line as they are sent; null: a field is wrong, or all are 0. */
export const piecesOf = (lines: readonly PieceLine[], typed: TypedPieces) => {
  if (lines.some((line) => isWrongCount(line, typed))) return null;
  const items = lines.map(({ id }) => ({ id, num: countOf(typed[id]) })).filter(({ num }) => num > 0);
  return items.length > 0 ? items : null;
};

/** `pieces`: the fields of all lines together; `pieces.7`: that of the line 7. */
export type PiecesField = 'pieces' | `pieces.${number}`;

/** What is wrong with chosen pieces: a field with more than its most, or with no number, and none of them chosen. */
export const piecesFaults = (lines: readonly PieceLine[], typed: TypedPieces): FieldFaults<PiecesField> => ({
  ...(piecesOf(lines, typed) === null ? { pieces: 'desk.pieces.none' } : {}),
  ...Object.fromEntries(
    lines.filter((line) => isWrongCount(line, typed)).map(({ id }) => [`pieces.${id}`, 'desk.pieces.wrong']),
  ),
});

type Props = {
  lines: readonly PieceLine[];
  typed: TypedPieces;
  /** What is wrong with the field of a line; null: nothing, or the form was not sent. */
  errorOf: (line: PieceLine) => string | null;
  onChange: (typed: TypedPieces) => void;
};

/** How many pieces of each line. */
export function PiecesFields({ lines, typed, errorOf, onChange }: Props) {
  const t = useT();
  return (
    <Rows>
      {lines.map((line) => (
        <TextField
          key={line.id}
          label={[line.name, line.sku.split(',').join(', ')].filter(Boolean).join(', ')}
          hint={t('desk.pieces.most', { most: line.most })}
          value={typed[line.id] ?? ''}
          inputMode="numeric"
          error={errorOf(line)}
          onChange={(event) => onChange({ ...typed, [line.id]: event.target.value })}
        />
      ))}
    </Rows>
  );
}

const Rows = styled.div`
  display: grid;
  gap: 12px;
`;
