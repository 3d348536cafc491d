import { locales, toLocale, useLocale, useT } from '@souk/i18n';
import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';

/** Each language is named in itself. */
const names = { en: 'English', fr: 'Français' } as const;

/** Changes the language in place, without a reload. Source: HEAD-01, I18N-01. */
export function LanguageMenu() {
  const t = useT();
  const { locale, setLocale } = useLocale();
  return (
    <Box>
      <Menu aria-label={t('top.language')} value={locale} onChange={(event) => setLocale(toLocale(event.target.value))}>
        {locales.map((one) => (
          <option key={one} value={one} lang={one}>
            {names[one]}
          </option>
        ))}
      </Menu>
      <ChevronDown aria-hidden="true" size={14} />
    </Box>
  );
}

const Box = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  & > svg {
    position: absolute;
    right: 2px;
    pointer-events: none;
  }
`;
/** Without the system's own look: some browsers draw that on white, whatever lies behind. */
const Menu = styled.select`
  appearance: none;
  min-height: 36px;
  padding: 0 20px 0 2px;
  border: 0;
  border-radius: 0;
  background: transparent;
  color: inherit;
  font-size: inherit;
  /* A phone zooms into a field whose text is smaller than this. */
  @media (pointer: coarse) {
    font-size: 16px;
  }
  &:focus-visible {
    outline-color: currentcolor;
    outline-offset: -3px;
  }
  & > option {
    background: var(--color-surface);
    color: var(--color-ink);
  }
`;
