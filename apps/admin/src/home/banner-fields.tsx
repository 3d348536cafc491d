import type { DeskBanner } from '@souk/contract/desk';
import { usePictureLabels, usePictures } from '@souk/desk';
import { useT } from '@souk/i18n';
import { Button, Cluster, Field, FieldGrid, PictureInput, TextField } from '@souk/ui';
import styled from 'styled-components';
import { leaveRow, stayInRow } from '../parts/row-focus';

type Props = {
  /** From 1. */
  number: number;
  banner: DeskBanner;
  errorOf: (field: keyof DeskBanner) => string | null;
  onChange: (change: Partial<DeskBanner>) => void;
  onEarlier: () => void;
  onRemove: () => void;
};

type Words = Exclude<keyof DeskBanner, 'image'>;
const lengths: Record<Words, number> = {
  titleEn: 80,
  titleFr: 80,
  textEn: 200,
  textFr: 200,
  linkTextEn: 40,
  linkTextFr: 40,
  link: 300,
};
const fields = Object.keys(lengths) as Words[];

/** One banner of the home page: its picture, its words in both languages, and where it leads. */
export function BannerFields({ number, banner, errorOf, onChange, onEarlier, onRemove }: Props) {
  const t = useT();
  const labels = usePictureLabels();
  const { accept, send, isSending, trouble } = usePictures('bannerPicture', ([image]) => image && onChange({ image }));
  return (
    <Group data-row>
      <legend>{t('admin.home.banner', { number })}</legend>
      <Field label={t('admin.home.picture')} hint={t('admin.home.pictureHint')} error={trouble ?? errorOf('image')}>
        {(control) => (
          <PictureInput
            control={{ ...control, accept }}
            pictures={banner.image ? [banner.image] : []}
            max={1}
            isSending={isSending}
            labels={{
              ...labels,
              one: () => t('admin.home.pictureOf', { number }),
              remove: () => t('admin.home.removePictureOf', { number }),
            }}
            onFiles={(files) => send(files.slice(0, 1))}
            onRemove={() => onChange({ image: '' })}
          />
        )}
      </Field>
      <FieldGrid>
        {fields.map((field) => (
          <TextField
            key={field}
            label={t(`admin.home.${field}`)}
            value={banner[field]}
            maxLength={lengths[field]}
            isRequired={!field.startsWith('text')}
            error={errorOf(field)}
            onChange={({ target: { value } }) => onChange({ [field]: value })}
          />
        ))}
      </FieldGrid>
      <Cluster>
        {number > 1 && (
          <Button
            size="sm"
            onClick={(press) => {
              if (number === 2) stayInRow(press);
              onEarlier();
            }}
          >
            {t('admin.home.bannerEarlier', { number })}
          </Button>
        )}
        <Button
          size="sm"
          variant="quiet"
          onClick={(press) => {
            leaveRow(press);
            onRemove();
          }}
        >
          {t('admin.home.removeBanner', { number })}
        </Button>
      </Cluster>
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: 16px;
  min-width: 0;
  margin: 0;
  padding: 0 0 24px;
  border: 0;
  & + & {
    padding-top: 24px;
    border-top: 1px solid var(--color-line);
  }
  & > legend {
    padding: 0;
    font-weight: 600;
  }
`;
