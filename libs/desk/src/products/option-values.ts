import type { ProductCreateInput } from '@souk/contract/desk';

/** Something to choose, as it is typed: values parted by commas, in the same order in both languages. */
export type OptionText = { nameEn: string; nameFr: string; valuesEn: string; valuesFr: string };

export const noOption: OptionText = { nameEn: '', nameFr: '', valuesEn: '', valuesFr: '' };

const valuesOf = (text: string) =>
  text
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean);

/** Fields of an option, in the order in which they stand. */
export const optionFields = ['nameEn', 'nameFr', 'valuesEn', 'valuesFr'] as const;

/** Options as the call takes them, or the message id of what is wrong and the field it is wrong in. An option without a word is none. */
export const readOptions = (
  texts: readonly OptionText[],
): { options: NonNullable<ProductCreateInput['options']> } | { wrong: string; field: keyof OptionText } => {
  const options = [];
  for (const text of texts) {
    if (!optionFields.some((field) => text[field].trim())) continue;
    const missing = optionFields.find((field) => valuesOf(text[field]).length === 0);
    if (missing) return { wrong: 'desk.new.optionMissing', field: missing };
    const [en, fr] = [valuesOf(text.valuesEn), valuesOf(text.valuesFr)];
    if (en.length !== fr.length)
      return { wrong: 'desk.new.optionUneven', field: en.length < fr.length ? 'valuesEn' : 'valuesFr' };
    if (new Set(en).size !== en.length || en.length > 20) return { wrong: 'desk.new.optionTwice', field: 'valuesEn' };
    options.push({
      name: { en: text.nameEn.trim(), fr: text.nameFr.trim() },
      values: en.map((value, at) => ({ en: value, fr: fr[at] ?? value })),
    });
  }
  return { options };
};

/** How many variants the options make. */
export const variantCount = (options: readonly { values: readonly unknown[] }[]): number =>
  options.reduce((count, { values }) => count * values.length, 1);
