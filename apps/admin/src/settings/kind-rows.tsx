import {
  type DeskMerchantCategory,
  merchantKindLetters,
  merchantKindsMost,
  type MerchantKindWords,
} from '@souk/contract/desk';
import { locales, useT } from '@souk/i18n';
import { Button, Cluster, CountedTextField, FieldGrid, Stack } from '@souk/ui';
import { leaveRow, stayInRow } from '../parts/row-focus';
import { changeRow, earlier, keyOf, newRow, type Row, withoutRow } from '../parts/rows';
import { type KindList, noKind } from './merchant-kinds-values';

type Props = {
  list: KindList;
  kinds: readonly Row<MerchantKindWords>[];
  /** With how many merchants and applications have each. */
  stored: readonly DeskMerchantCategory[];
  isReadOnly: boolean;
  /** What is wrong with a name, in words. */
  fault: (key: string, language: 'en' | 'fr') => string | null;
  onChange: (change: (kinds: Props['kinds']) => Row<MerchantKindWords>[]) => void;
};

/** What an applicant chooses in place of a kind's name. */
const choices = ['choiceEn', 'choiceFr'] as const;

/** Names of one list in both languages, in their order. One that nobody has can be removed, but for the last. */
export function KindRows({ list, kinds, stored, isReadOnly, fault, onChange }: Props) {
  const t = useT();
  return (
    <Stack $gap={5}>
      {kinds.map((kind, at) => {
        const key = keyOf(kind);
        const number = at + 1;
        const set = (change: Partial<MerchantKindWords>) => onChange((all) => changeRow(all, key, change));
        const { merchants, applications } = stored.find(({ id }) => id === kind.id) ?? {
          merchants: 0,
          applications: 0,
        };
        const isRemovable = kinds.length > 1 && merchants + applications === 0;
        return (
          <Stack key={key} $gap={2} data-row>
            <FieldGrid>
              {locales.map((language) => (
                <CountedTextField
                  key={language}
                  label={t(`admin.kinds.name.${language}`, { list, number })}
                  value={kind[language]}
                  maxLength={merchantKindLetters}
                  readOnly={isReadOnly}
                  isRequired
                  error={fault(key, language)}
                  onChange={({ target: { value } }) => set({ [language]: value })}
                />
              ))}
              {list === 'types' &&
                choices.map((field) => (
                  <CountedTextField
                    key={field}
                    label={t(`admin.kinds.${field}`, { number })}
                    value={kind[field]}
                    maxLength={merchantKindLetters}
                    readOnly={isReadOnly}
                    onChange={({ target: { value } }) => set({ [field]: value })}
                  />
                ))}
            </FieldGrid>
            <Cluster>
              <small>{t('admin.kinds.used', { merchants, applications })}</small>
              {!isReadOnly && at > 0 && (
                <Button
                  size="sm"
                  onClick={(press) => {
                    if (at === 1) stayInRow(press);
                    onChange((all) => earlier(all, key));
                  }}
                >
                  {t('admin.kinds.up', { list, number })}
                </Button>
              )}
              {!isReadOnly && isRemovable && (
                <Button
                  size="sm"
                  variant="quiet"
                  onClick={(press) => {
                    leaveRow(press);
                    onChange((all) => withoutRow(all, key));
                  }}
                >
                  {t('admin.kinds.remove', { list, number })}
                </Button>
              )}
            </Cluster>
          </Stack>
        );
      })}
      {!isReadOnly && kinds.length < merchantKindsMost && (
        <div>
          <Button size="sm" onClick={() => onChange((all) => [...all, newRow(noKind)])}>
            {t('admin.kinds.add', { list })}
          </Button>
        </div>
      )}
    </Stack>
  );
}
