import { FormattedMessage, useT } from '@souk/i18n';
import { useNavigate } from '@souk/router';
import { Button, Cluster, FieldGrid, Notice, SelectField, Stack, TextField } from '@souk/ui';
import { type FormEvent, useState } from 'react';
import { priceFault, typedCents } from '../parts/cents';
import { Panel } from '../parts/layout';
import { useDesk, useDeskChange, useDeskQuery } from '../parts/use-desk';
import { useUnsaved } from '../parts/unsaved-guard';
import { noOption, type OptionText, readOptions, variantCount } from './option-values';
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
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [wrong, setWrong] = useState<string | null>(null);
  const create = useDeskChange('productCreate', {
    done: 'desk.new.done',
    thenIfMounted: ({ id }) => navigate(`${base}/products/${id}`, { replace: true }),
  });
  const isTyped = words !== noWords || options !== noOptions || price !== '' || stock !== '';
  useUnsaved(isTyped && !create.isPending && !create.isSuccess);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readOptions(options);
    const priceCents = typedCents(price);
    const pieces = /^\d{1,6}$/.test(stock.trim()) ? Number(stock) : null;
    setMissing(missingWords(words));
    if ('wrong' in read) return setWrong(read.wrong);
    const fault = priceFault(price, 'desk.price.badAmount');
    if (fault || !priceCents) return setWrong(fault);
    if (pieces === null) return setWrong('desk.new.stockWrong');
    if (merchantId === null && !owner) return setWrong('desk.new.ownerMissing');
    setWrong(null);
    if (missingWords(words).length > 0 || create.isPending) return;
    const whose = merchantId === null ? { merchantId: owner } : {};
    create.mutate({ ...wordsInput(words), ...whose, options: read.options, priceCents, stock: pieces });
  };
  return (
    <Stack as="form" noValidate $gap={5} onSubmit={submit}>
      <Panel title={t('desk.words.title')}>
        {merchantId === null && <Owner value={owner} onChange={setOwner} />}
        <WordFields values={words} missing={missing} onChange={setWords} />
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
            onChange={(next) => setOptions(options.map((one, place) => (place === at ? next : one)))}
          />
        ))}
        <Made options={options} />
      </Panel>
      <Panel title={t('desk.new.first')}>
        <FieldGrid>
          <TextField
            label={t('desk.price.price')}
            inputMode="decimal"
            value={price}
            isRequired
            onChange={(event) => setPrice(event.target.value)}
          />
          <TextField
            label={t('desk.new.stock')}
            inputMode="numeric"
            value={stock}
            isRequired
            onChange={(event) => setStock(event.target.value)}
          />
        </FieldGrid>
      </Panel>
      {(wrong ?? (missing.length > 0 ? 'desk.new.incomplete' : null)) && (
        <Notice $tone="sale" role="alert">
          <FormattedMessage id={wrong ?? 'desk.new.incomplete'} />
        </Notice>
      )}
      <Cluster>
        <Button type="submit" variant="primary" isBusy={create.isPending}>
          <FormattedMessage id="desk.new.save" />
        </Button>
      </Cluster>
    </Stack>
  );
}

function Owner({ value, onChange }: { value: number; onChange: (id: number) => void }) {
  const t = useT();
  const choices = useDeskQuery('productChoices', {});
  return (
    <SelectField
      label={t('desk.orders.merchant')}
      value={value}
      isRequired
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

type OptionProps = { number: number; option: OptionText; onChange: (option: OptionText) => void };

function OptionFields({ number, option, onChange }: OptionProps) {
  const t = useT();
  const fields = ['nameEn', 'nameFr', 'valuesEn', 'valuesFr'] as const;
  return (
    <FieldGrid>
      {fields.map((field) => (
        <TextField
          key={field}
          label={t(`desk.new.${field}`, { number })}
          value={option[field]}
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
