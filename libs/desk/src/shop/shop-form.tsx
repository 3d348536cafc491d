import type { DeskShop } from '@souk/contract/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { useQueryClient } from '@souk/query';
import { FieldGrid, SelectField, TextAreaField, TextField } from '@souk/ui';
import { useDraft } from '../parts/draft';
import { DraftForm } from '../parts/draft-form';
import { textLanguages } from '../parts/languages';
import { Panel } from '../parts/layout';
import { Loaded } from '../parts/loaded';
import { useDesk, useDeskChange, useDeskQuery } from '../parts/use-desk';
import { type FieldFaults, useFieldFaults } from '../parts/use-field-faults';
import { ShopPicture } from './shop-picture';
import { readShop, type ShopValues, shopValuesOf } from './shop-values';

const contacts = ['email', 'phone', 'hotline', 'message', 'h5'] as const satisfies readonly ShopValues['contactBy'][];

/** A merchant's shop as shoppers read it: its name, introduction, pictures, contact and days of return. */
export function ShopProfileForm({ id }: { id: number }) {
  return <Loaded query={useDeskQuery('shop', { id })}>{(shop) => <Shown key={shop.id} shop={shop} />}</Loaded>;
}

function Shown({ shop }: { shop: DeskShop }) {
  const t = useT();
  const { may } = useDesk();
  const queryClient = useQueryClient();
  const save = useDeskChange('shopSave', {
    done: 'desk.shop.saved',
    // The desk's menu names the merchant.
    then: () => queryClient.invalidateQueries({ queryKey: ['desk', 'me'] }),
  });
  const draft = useDraft(shopValuesOf(shop), save.isPending);
  const { values, setValues } = draft;
  const read = readShop(values);
  const faults: FieldFaults<keyof ShopValues> = 'faults' in read ? read.faults : {};
  const fields = useFieldFaults(faults);
  const store = () => {
    if (!fields.check() || 'faults' in read || save.isPending) return;
    const input = { ...read.profile, id: shop.id, version: shop.version };
    save.mutate(input, { onSuccess: () => draft.saved(values) });
  };
  const field = (name: Exclude<keyof ShopValues, 'contactBy'>, maxLength: number) => ({
    value: values[name],
    maxLength,
    error: fields.errorOf(name),
    onChange: (event: { target: { value: string } }) => setValues((now) => ({ ...now, [name]: event.target.value })),
  });
  return (
    <Panel title={t('desk.shop.read')}>
      <p>
        <FormattedMessage id="desk.shop.text" />
      </p>
      <fieldset disabled={!may('profile.write')} style={{ display: 'contents' }}>
        <DraftForm
          draft={draft}
          nameOf={(field) => t(`desk.shop.${field}`)}
          textOf={(field, value) => (field === 'contactBy' ? t(`desk.shop.by.${value}`) : undefined)}
          saveLabel={t('desk.shop.save')}
          isBusy={save.isPending}
          wrong={fields.wrong}
          isReadOnly={!may('profile.write')}
          onSave={store}
        >
          <TextField {...field('name', 80)} label={t('desk.shop.name')} isRequired />
          <FieldGrid>
            {textLanguages.map(([suffix, lang]) => (
              <TextAreaField
                key={lang}
                {...field(`intro${suffix}`, 2000)}
                label={t(`desk.shop.intro${suffix}`)}
                hint={t(`desk.shop.intro${suffix}Hint`)}
                lang={lang}
                rows={6}
              />
            ))}
            <ShopPicture
              part="avatar"
              url={values.avatar}
              onChange={(avatar) => setValues((now) => ({ ...now, avatar }))}
            />
            <ShopPicture
              part="banner"
              url={values.banner}
              onChange={(banner) => setValues((now) => ({ ...now, banner }))}
            />
            <SelectField
              label={t('desk.shop.contactBy')}
              value={values.contactBy}
              onChange={(event) => {
                const contactBy = contacts.find((one) => one === event.target.value) ?? 'email';
                setValues((now) => ({ ...now, contactBy }));
              }}
            >
              {contacts.map((one) => (
                <option key={one} value={one}>
                  {t(`desk.shop.by.${one}`)}
                </option>
              ))}
            </SelectField>
            <TextField
              {...field('contact', 200)}
              label={t('desk.shop.contact')}
              hint={t(`desk.shop.contactHint.${values.contactBy}`)}
            />
            <TextField
              {...field('returnDays', 20)}
              label={t('desk.shop.returnDays')}
              hint={t('desk.shop.returnDaysHint')}
              inputMode="numeric"
              isRequired
            />
          </FieldGrid>
        </DraftForm>
      </fieldset>
    </Panel>
  );
}
