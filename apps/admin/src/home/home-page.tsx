import { bannersMax, type DeskHome, type HomeTexts } from '@souk/contract/desk';
import {
  DeskFrame,
  DraftForm,
  Loaded,
  Panel,
  useFieldFaults,
  useDesk,
  useDeskChange,
  useDeskQuery,
  useDraft,
} from '@souk/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Button, Notice, TextAreaField } from '@souk/ui';
import { changeRow, earlier, keyOf, newRow, withoutRow } from '../parts/rows';
import { BannerFields } from './banner-fields';
import { type HomeValues, faultsOfHome, noBanner, textsOf, valuesOf } from './home-values';
import { HotWordFields } from './hot-word-fields';

/** What the home page shows first, which searches are suggested, and which words find the same. */
export function HomePage() {
  return (
    <DeskFrame screen="home" merchantId={null} title={<FormattedMessage id="desk.home.title" />}>
      <Home />
    </DeskFrame>
  );
}

const names: Readonly<Record<keyof HomeValues, string>> = {
  banners: 'admin.home.banners',
  hotWords: 'admin.home.words',
  synonyms: 'admin.home.synonyms',
};

function Home() {
  const save = useDeskChange('homeSave', { done: 'admin.home.saved' });
  return (
    <Loaded query={useDeskQuery('home', {})}>
      {(home) => (
        <HomeForm
          home={home}
          isBusy={save.isPending}
          onSave={(texts, saved) => save.mutate({ version: home.version, ...texts }, { onSuccess: saved })}
        />
      )}
    </Loaded>
  );
}

type Props = { home: DeskHome; isBusy: boolean; onSave: (texts: HomeTexts, saved: () => void) => void };

function HomeForm({ home, isBusy, onSave }: Props) {
  const t = useT();
  const mayWrite = useDesk().may('content.write');
  const draft = useDraft(valuesOf(home), isBusy);
  const { values, setValues } = draft;
  const fields = useFieldFaults(faultsOfHome(values));
  const { banners, hotWords, synonyms } = values;
  const set = (change: (now: HomeValues) => Partial<HomeValues>) => setValues((now) => ({ ...now, ...change(now) }));
  const store = () => {
    if (fields.check() && !isBusy) onSave(textsOf(values), () => draft.saved(values));
  };
  return (
    <DraftForm
      draft={draft}
      nameOf={(field) => t(names[field as keyof HomeValues])}
      saveLabel={t('admin.home.save')}
      isBusy={isBusy}
      wrong={fields.wrong}
      isReadOnly={!mayWrite}
      gap={5}
      onSave={store}
    >
      {!mayWrite && (
        <Notice>
          <FormattedMessage id="admin.home.readOnly" />
        </Notice>
      )}
      <fieldset disabled={!mayWrite} style={{ display: 'contents' }}>
        <Panel title={t('admin.home.banners')}>
          {banners.map((banner, at) => (
            <BannerFields
              key={keyOf(banner)}
              number={at + 1}
              banner={banner}
              errorOf={(field) => fields.errorOf(`banner.${keyOf(banner)}.${field}`)}
              onChange={(change) => set((now) => ({ banners: changeRow(now.banners, keyOf(banner), change) }))}
              onEarlier={() => set((now) => ({ banners: earlier(now.banners, keyOf(banner)) }))}
              onRemove={() => set((now) => ({ banners: withoutRow(now.banners, keyOf(banner)) }))}
            />
          ))}
          {banners.length < bannersMax && (
            <div>
              <Button size="sm" onClick={() => set((now) => ({ banners: [...now.banners, newRow(noBanner)] }))}>
                <FormattedMessage id="admin.home.addBanner" />
              </Button>
            </div>
          )}
        </Panel>
        <Panel title={t('admin.home.words')}>
          <p>{t('admin.home.wordsText')}</p>
          <HotWordFields
            words={hotWords}
            errorAt={(at, language) => fields.errorOf(`word.${at}.${language}`)}
            onChange={(next) => set(() => ({ hotWords: next }))}
          />
        </Panel>
        <Panel title={t('admin.home.synonyms')}>
          <TextAreaField
            label={t('admin.home.groups')}
            hint={t('admin.home.groupsHint')}
            value={synonyms}
            rows={10}
            error={fields.errorOf('synonyms')}
            onChange={({ target: { value } }) => set(() => ({ synonyms: value }))}
          />
        </Panel>
      </fieldset>
    </DraftForm>
  );
}
