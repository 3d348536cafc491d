import type { DeskMerchantKinds, MerchantKindWords } from '@souk/contract/desk';
import { type FieldFaults, faultsIn } from '@souk/desk';
import { keyOf, type Row, rowsOf } from '../parts/rows';

export const kindLists = ['types', 'categories'] as const;
export type KindList = (typeof kindLists)[number];
export type Language = 'en' | 'fr';

/** What the form holds, as it is typed: each list in its order. A category has no choice of its own. */
export type KindsValues = Readonly<Record<KindList, readonly Row<MerchantKindWords>[]>>;

const noChoice = { choiceEn: '', choiceFr: '' };
export const noKind: MerchantKindWords = { id: null, en: '', fr: '', ...noChoice };

export const valuesOf = ({ types, categories }: DeskMerchantKinds): KindsValues => ({
  types: rowsOf(types.map(({ id, en, fr, choiceEn, choiceFr }) => ({ id, en, fr, choiceEn, choiceFr }))),
  categories: rowsOf(categories.map(({ id, en, fr }) => ({ id, en, fr, ...noChoice }))),
});

/** What is typed, as the call takes it. */
export const textsOf = ({ types, categories }: KindsValues) => {
  const named = ({ id, en, fr }: MerchantKindWords) => ({ id, en: en.trim(), fr: fr.trim() });
  const withChoice = (kind: MerchantKindWords) => ({
    ...named(kind),
    choiceEn: kind.choiceEn.trim(),
    choiceFr: kind.choiceFr.trim(),
  });
  return { types: types.map(withChoice), categories: categories.map(named) };
};

/** What is wrong with a name: it is not there, or one further up has it; null: nothing. */
const faultOf = (kinds: readonly MerchantKindWords[], at: number, language: Language): string | null => {
  const nameAt = (place: number) => kinds[place]?.[language].trim().toLocaleLowerCase(language) ?? '';
  if (nameAt(at) === '') return 'desk.fieldMissing';
  return kinds.slice(0, at).some((_kind, place) => nameAt(place) === nameAt(at)) ? 'admin.kinds.twice' : null;
};

/** What is wrong with names, by their list, row and language. */
export const faultsOf = (values: KindsValues): FieldFaults<`${KindList}.${string}.${Language}`> =>
  faultsIn(
    Object.fromEntries(
      kindLists.flatMap((list) =>
        values[list].flatMap((kind, at) =>
          (['en', 'fr'] as const).map((language) => [
            `${list}.${keyOf(kind)}.${language}`,
            faultOf(values[list], at, language),
          ]),
        ),
      ),
    ),
  );
