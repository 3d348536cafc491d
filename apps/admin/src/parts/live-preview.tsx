import { fieldErrorsOf } from '@souk/api-client';
import { pageLanguages } from '@souk/domain';
import { Panel, useDesk } from '@souk/desk';
import { FormattedMessage, useLocale, useT } from '@souk/i18n';
import { useSay } from '@souk/state';
import { Cluster, Notice, RadioGroup } from '@souk/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { ScaledFrame } from './scaled-frame';
import type { useLiveDraft } from './use-live-draft';

const sizes = { phone: { width: 390, height: 660 }, desktop: { width: 1280, height: 900 } } as const;
const devices = ['phone', 'desktop'] as const;

type Props = ReturnType<typeof useLiveDraft> & {
  /** Which end of the page is seen first. */
  place?: 'start' | 'end';
};

/** The real page of the shop with what is typed here in it, before anybody else sees it. */
export function LivePreview({ draft, isCurrent, error, place = 'start' }: Props) {
  const t = useT();
  const { locale } = useLocale();
  const { errorText } = useSay();
  const { self } = useDesk();
  const [device, setDevice] = useState<(typeof devices)[number]>('phone');
  const [language, setLanguage] = useState<(typeof pageLanguages)[number]>(locale);
  return (
    <Panel title={t('admin.preview.title')}>
      <p>{t('admin.preview.text')}</p>
      <Cluster $gap={5}>
        <RadioGroup
          legend={t('admin.preview.width')}
          name="preview-width"
          options={devices.map((value) => ({ value, label: t(`admin.preview.${value}`) }))}
          value={device}
          onChange={setDevice}
        />
        <RadioGroup
          legend={t('admin.preview.language')}
          name="preview-language"
          options={pageLanguages.map((value) => ({ value, label: t(`admin.preview.${value}`) }))}
          value={language}
          onChange={setLanguage}
        />
      </Cluster>
      {error ? (
        <Notice $tone="warn" role="status">
          {Object.keys(fieldErrorsOf(error)).length > 0 ? t('admin.preview.none') : errorText(error)}
        </Notice>
      ) : (
        draft?.address && <State role="status">{t(isCurrent ? 'admin.preview.current' : 'admin.preview.coming')}</State>
      )}
      {draft?.address ? (
        <ScaledFrame
          title={t('admin.preview.title')}
          src={`${self.shopOrigin}${draft.address}&lang=${language}`}
          {...sizes[device]}
          place={place}
        />
      ) : (
        <p>
          <FormattedMessage id="admin.preview.none" />
        </p>
      )}
    </Panel>
  );
}

const State = styled.p`
  color: var(--color-ink-soft);
  font-size: var(--text-sm);
`;
