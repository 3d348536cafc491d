import type { SettingsTexts } from '@souk/contract/desk';
import { Panel } from '@souk/desk';
import { locales, useT } from '@souk/i18n';
import { Checkbox, CountedTextField, FieldGrid, Stack, TextAreaField } from '@souk/ui';
import { flagNames, lineNames, lines, networks, payWayNames, productWordNames, wordNames } from './settings-values';

type Details = SettingsTexts['details'];
type Props = {
  details: Details;
  isReadOnly: boolean;
  /** What is wrong with a field, in words. */
  fault: (field: string) => string | null;
  onChange: (change: Partial<Details>) => void;
};

const hinted: readonly string[] = ['domainUrl', 'websiteLogo', 'websiteFavicon', 'currencySymbol', 'timeZone'];

/** What the store is called and says of itself, its addresses elsewhere, and where its own header and footer show. */
export function DetailFields({ details, isReadOnly, fault, onChange }: Props) {
  const t = useT();
  return (
    <>
      <Panel title={t('admin.settings.details')}>
        <FieldGrid>
          {lineNames.map((field) => (
            <CountedTextField
              key={field}
              label={t(`admin.settings.field.${field}`)}
              hint={hinted.includes(field) ? t(`admin.settings.hint.${field}`) : null}
              value={details[field]}
              maxLength={lines[field]}
              readOnly={isReadOnly}
              isRequired={field === 'name' || field === 'timeZone'}
              error={fault(`details.${field}`)}
              onChange={({ target: { value } }) => onChange({ [field]: value })}
            />
          ))}
        </FieldGrid>
      </Panel>
      <Panel title={t('admin.settings.words')}>
        <Stack $gap={4}>
          {wordNames.flatMap((field) =>
            locales.map((language) => (
              <CountedTextField
                key={`${field}.${language}`}
                label={t(`admin.settings.field.${field}.${language}`)}
                value={details[field][language]}
                maxLength={500}
                readOnly={isReadOnly}
                onChange={({ target: { value } }) => onChange({ [field]: { ...details[field], [language]: value } })}
              />
            )),
          )}
        </Stack>
      </Panel>
      <Panel title={t('admin.settings.products')}>
        <p>{t('admin.settings.productsText')}</p>
        <FieldGrid>
          {productWordNames.flatMap((field) =>
            locales.map((language) => (
              <TextAreaField
                key={`${field}.${language}`}
                label={t(`admin.settings.field.${field}.${language}`)}
                value={details[field][language]}
                rows={3}
                maxLength={300}
                readOnly={isReadOnly}
                onChange={({ target: { value } }) => onChange({ [field]: { ...details[field], [language]: value } })}
              />
            )),
          )}
        </FieldGrid>
      </Panel>
      <Panel title={t('admin.settings.social')}>
        <FieldGrid>
          {networks.map((network) => (
            <CountedTextField
              key={network}
              label={t(`admin.settings.network.${network}`)}
              type="url"
              value={details.socialLinks[network] ?? ''}
              maxLength={1000}
              readOnly={isReadOnly}
              error={fault(`details.socialLinks.${network}`)}
              onChange={({ target: { value } }) =>
                onChange({ socialLinks: { ...details.socialLinks, [network]: value } })
              }
            />
          ))}
        </FieldGrid>
      </Panel>
      <Panel title={t('admin.settings.prices')}>
        <Checkbox
          checked={details.sellsToEu}
          disabled={isReadOnly}
          onChange={({ target: { checked } }) => onChange({ sellsToEu: checked })}
        >
          {t('admin.settings.field.sellsToEu')}
        </Checkbox>
        <p>{t('admin.settings.hint.sellsToEu')}</p>
      </Panel>
      <Panel title={t('admin.settings.payWays')}>
        <p>{t('admin.settings.payWaysText')}</p>
        <Stack $gap={3}>
          {payWayNames.map((way) => (
            <Checkbox
              key={way}
              checked={details[way] ?? true}
              disabled={isReadOnly}
              onChange={({ target: { checked } }) => onChange({ [way]: checked })}
            >
              {t(`admin.settings.field.${way}`)}
            </Checkbox>
          ))}
        </Stack>
      </Panel>
      <Panel title={t('admin.settings.shown')}>
        <Stack $gap={3}>
          {flagNames.map((flag) => (
            <Checkbox
              key={flag}
              checked={details[flag]}
              disabled={isReadOnly}
              onChange={({ target: { checked } }) => onChange({ [flag]: checked })}
            >
              {t(`admin.settings.field.${flag}`)}
            </Checkbox>
          ))}
        </Stack>
      </Panel>
    </>
  );
}
