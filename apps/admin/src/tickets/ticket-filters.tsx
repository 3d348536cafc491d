import { languages } from '@souk/contract';
import { filtersWith, type ListFilters, nameOf, useNarrow, withChosen } from '@souk/desk';
import { useT } from '@souk/i18n';
import { Cluster, SelectField } from '@souk/ui';
import { narrowedIn } from './ticket-list.url';

type Props = {
  filters: ListFilters;
  /** What a ticket may be about. */
  categories: readonly { id: number; name: string }[];
  hrefOf: (filters: ListFilters) => string;
};

/** Narrows the tickets to what they are about and to the shopper's language. */
export function TicketFilters({ filters, categories, hrefOf }: Props) {
  const t = useT();
  const go = useNarrow();
  const { about = '', language = '' } = narrowedIn(filters);
  const narrow = (change: ListFilters) => go(hrefOf(filtersWith(filters, change)));
  return (
    <Cluster>
      <SelectField
        label={t('admin.tickets.category')}
        value={about}
        onChange={(event) => narrow({ about: event.target.value })}
      >
        <option value="">{t('admin.tickets.anyAbout')}</option>
        {withChosen(categories, String(about)).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('admin.tickets.language')}
        value={language}
        onChange={(event) => narrow({ language: event.target.value })}
      >
        <option value="">{t('admin.tickets.anyLanguage')}</option>
        {languages.map((one) => (
          <option key={one} value={one}>
            {t(`admin.tickets.language.${one}`)}
          </option>
        ))}
      </SelectField>
    </Cluster>
  );
}

/** By what the list is narrowed, in words; empty: by nothing. */
export const useNarrowedName = (filters: ListFilters, categories: Props['categories']): string => {
  const t = useT();
  const { about, language } = narrowedIn(filters);
  return [nameOf(categories, about, t('admin.tickets.category')), language && t(`admin.tickets.language.${language}`)]
    .filter(Boolean)
    .join(' · ');
};
