import { stockMoveMost } from '@souk/contract/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { useNavigate } from '@souk/router';
import { FieldGrid, SelectField, Stack, TextField } from '@souk/ui';
import { type FormEvent, useState } from 'react';
import { priceFault, priceLimits, typedCents } from '../parts/cents';
import { SaveButton } from '../parts/form-buttons';
import { faultsIn, useFieldFaults } from '../parts/use-field-faults';
import { Panel } from '../parts/layout';
import { useDesk, useDeskChange, useDeskQuery } from '../parts/use-desk';
import { useUnsaved } from '../parts/unsaved-guard';
import { noOption, optionFields, type OptionText, readOptions, variantCount } from './option-values';
import { missingWords, noWords, WordFields, wordsInput } from './word-fields';

const noOptions: readonly OptionText[] = [noOption, noOption];

/** A new product: words in both languages, pictures, options, one price and stock for all its variants at first. */
export function ProductNew() {
  const t = useT();
  const { base, merchantId } = useDesk();
  const navigate = useNavigate();
  const [words, setWords] = useState(noWords);
  const [options, setOptions] = useState(noOptions);
  const [price, setPrice] = useState('');
  const [stock, setStock] = useState('');
  const [owner, setOwner] = useState(0);
  const create = useDeskChange('productCreate', {
    done: 'desk.new.done',
    thenIfMounted: ({ id }) => navigate(`${base}/products/${id}`, { replace: true }),
  });
  const isTyped = words !== noWords || options !== noOptions || price !== '' || stock !== '';
  useUnsaved(isTyped && !create.isPending && !create.isSuccess);
  const missing = missingWords(words);
  const read = readOptions(options);
  const priceCents = typedCents(price);
  const pieces = /^\d{1,6}$/.test(stock.trim()) ? Number(stock) : null;
  const fields = useFieldFaults(
    {
      ...missing,
      ...faultsIn({
        owner: merchantId === null && !owner ? 'desk.new.ownerMissing' : null,
        options: 'wrong' in read ? read.wrong : null,
        price: priceFault(price, 'desk.badAmount'),
        stock: pieces === null || pieces > stockMoveMost ? 'desk.new.stockWrong' : null,
      }),
    },
    priceLimits,
  );
  const { errorOf } = fields;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!fields.check() || 'wrong' in read || priceCents === null || pieces === null || create.isPending) return;
    const whose = merchantId === null ? { merchantId: owner } : {};
    create.mutate({ ...wordsInput(words), ...whose, options: read.options, priceCents, stock: pieces });
  };
  return (
    <Stack as="form" noValidate $gap={5} onSubmit={submit}>
      <Panel title={t('desk.words.title')}>
        {merchantId === null && <Owner value={owner} error={errorOf('owner')} onChange={setOwner} />}
        <WordFields values={words} errorOf={errorOf} onChange={setWords} />
      </Panel>
      <Panel title={t('desk.new.options')}>
        <p>
          <FormattedMessage id="desk.new.optionsText" />
        </p>
        {options.map((option, at) => (
          <OptionFields
            key={at}
            number={at + 1}
            option={option}
            error={errorOf('options')}
            onChange={(next) => setOptions(options.map((one, place) => (place === at ? next : one)))}
          />
        ))}
        {!errorOf('options') && <Made options={options} />}
      </Panel>
      <Panel title={t('desk.new.first')}>
        <FieldGrid>
          <TextField
            label={t('desk.price.price')}
            inputMode="decimal"
            value={price}
            isRequired
            error={errorOf('price')}
            onChange={(event) => setPrice(event.target.value)}
          />
          <TextField
            label={t('desk.new.stock')}
            inputMode="numeric"
            value={stock}
            isRequired
            error={errorOf('stock')}
            onChange={(event) => setStock(event.target.value)}
          />
        </FieldGrid>
      </Panel>
      <SaveButton saveLabel={t('desk.new.save')} isBusy={create.isPending} wrong={fields.wrong} />
    </Stack>
  );
}

type OwnerProps = { value: number; error: string | null; onChange: (id: number) => void };

function Owner({ value, error, onChange }: OwnerProps) {
  const t = useT();
  const choices = useDeskQuery('productChoices', {});
  return (
    <SelectField
      label={t('desk.orders.merchant')}
      value={value}
      isRequired
      error={error}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      <option value={0}>{t('desk.new.chooseOwner')}</option>
      {choices.data?.merchants.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

type OptionProps = { number: number; option: OptionText; error: string | null; onChange: (option: OptionText) => void };

function OptionFields({ number, option, error, onChange }: OptionProps) {
  const t = useT();
  const read = readOptions([option]);
  return (
    <FieldGrid>
      {optionFields.map((field) => (
        <TextField
          key={field}
          label={t(`desk.new.${field}`, { number })}
          value={option[field]}
          error={'field' in read && read.field === field ? error : null}
          maxLength={field.startsWith('name') ? 40 : 400}
          onChange={(event) => onChange({ ...option, [field]: event.target.value })}
        />
      ))}
    </FieldGrid>
  );
}

/** How many variants are made of what is typed. */
function Made({ options }: { options: readonly OptionText[] }) {
  const read = readOptions(options);
  return (
    <p role="status">
      {'wrong' in read ? (
        <FormattedMessage id={read.wrong} />
      ) : (
        <FormattedMessage id="desk.new.made" values={{ count: variantCount(read.options) }} />
      )}
    </p>
  );
}
