import { hasValueMark, type DeskProduct } from '@souk/contract/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { useSay } from '@souk/state';
import { FieldGrid, Stack, TextField } from '@souk/ui';
import { type FormEvent, useState } from 'react';
import { SaveButton } from '../parts/form-buttons';
import { textLanguages } from '../parts/languages';
import { faultsIn, useFieldFaults } from '../parts/use-field-faults';
import { useUnsaved } from '../parts/unsaved-guard';
import { OptionField } from './option-field';
import { variantCount } from './option-values';
import { useProductChange } from './use-product-change';

/** What is wrong with a value as it is typed; null: nothing. */
const faultOf = (text: string) => {
  if (text.trim() === '') return 'desk.fieldMissing';
  return hasValueMark(text) ? 'desk.variants.valueMark' : null;
};

const empty = { en: '', fr: '' };

/** Adds a value to something that shoppers choose. What it makes is not on sale, so that price and stock can be set first. */
export default function AddValueForm({ product: { id, version, options } }: { product: DeskProduct }) {
  const t = useT();
  const say = useSay();
  const [option, setOption] = useState(0);
  const [value, setValue] = useState(empty);
  const fields = useFieldFaults(faultsIn({ en: faultOf(value.en), fr: faultOf(value.fr) }));
  const add = useProductChange('optionValueAdd', {
    done: null,
    then: ({ made }) => {
      say.done('desk.variants.added', { count: made });
      setValue(empty);
      fields.uncheck();
    },
  });
  useUnsaved(value.en + value.fr !== '' && !add.isPending);
  const made = variantCount(options.filter((_one, at) => at !== option));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = { en: value.en.trim(), fr: value.fr.trim() };
    if (fields.check() && !add.isPending) add.mutate({ id, version, option, value: given });
  };
  return (
    <Stack as="form" noValidate $gap={3} onSubmit={submit}>
      <p>
        <FormattedMessage id="desk.variants.addText" values={{ count: made }} />
      </p>
      <FieldGrid>
        <OptionField options={options} label={t('desk.variants.option')} option={option} onChoose={setOption} />
        {textLanguages.map(([suffix, lang]) => (
          <TextField
            key={lang}
            label={t(`desk.variants.value${suffix}`)}
            lang={lang}
            value={value[lang]}
            maxLength={40}
            isRequired
            error={fields.errorOf(lang)}
            onChange={(event) => setValue({ ...value, [lang]: event.target.value })}
          />
        ))}
      </FieldGrid>
      <SaveButton saveLabel={t('desk.variants.addSave')} isBusy={add.isPending} wrong={fields.wrong} />
    </Stack>
  );
}
