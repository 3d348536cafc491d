import { useIntl } from 'react-intl';

export type WordValues = Record<string, string | number | boolean | Date | null | undefined>;

/** Words as plain text, for attributes: `const t = useT(); t('card.open', { name })`. In markup use `<FormattedMessage>`. */
export const useT = () => {
  const intl = useIntl();
  return (id: string, values?: WordValues): string => intl.formatMessage({ id }, values);
};
